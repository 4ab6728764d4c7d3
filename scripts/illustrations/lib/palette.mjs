export const ground = '#FBF8F3';
export const deep = '#1F4D3D';
export const green = '#3F7A62';
export const sage = '#DCE8DF';
export const sand = '#F3E7D3';
export const blush = '#F6DDD3';
export const sky = '#DDE9F0';
export const terracotta = '#C4553B';
export const amber = '#E3A857';
export const ink = '#22302A';

export const skin = {
  fair: '#F8D9C4',
  rose: '#F2C6AD',
  olive: '#E0AE86',
  tan: '#C98E62',
  brown: '#9C6644',
  dark: '#7A4B32',
};

export const hair = {
  black: '#2A2422',
  brown: '#4A3226',
  auburn: '#7E4429',
  grey: '#C9CDC8',
  white: '#EFEEE8',
  steel: '#7C837F',
};
