/** `*` after a number: also with a letter behind it (SW1A). London's post towns are those nearest the area's middle. */
const lines = `
AB Aberdeen: 10-16 21-25 30-39 41-45 51-56 99
AL St Albans: 1-10
B Birmingham: 1-21 23-38 40 42-50 60-80 90-99
BA Bath: 1-16 20-22
BB Blackburn: 1-12 18 94
BD Bradford: 1-24 97-99
BH Bournemouth: 1-25 31
BL Bolton: 0-9 11 78
BN Brighton: 1-18 20-27 41-45 50-52 88 91 95 99
BR Bromley: 1-8
BS Bristol: 0-11 13-16 20-32 34-37 39-41 48-49 80 98-99
BT Belfast: 1-49 51-58 60-71 74-82 92-94
CA Carlisle: 1-28 95 99
CB Cambridge: 1-11 21-25
CF Cardiff: 3 5 10-11 14-15 23-24 30-48 61-64 71-72 81-83 91 95 99
CH Chester: 1-8 25-34 41-49 60-66 70 88 99
CM Chelmsford: 0-9 11-24 77 92 98-99
CO Colchester: 1-16
CR Croydon: 0 2-9 44 90
CT Canterbury: 1-21 50
CV Coventry: 1-13 21-23 31-37 47
CW Crewe: 1-12 98
DA Dartford: 1-18
DD Dundee: 1-11
DE Derby: 1 3-7 11-15 21-24 45 55-56 65 72-75 99
DG Dumfries: 1-14 16
DH Durham: 1-9 97-99
DL Darlington: 1-17 98
DN Doncaster: 1-12 14-22 31-41 55
DT Dorchester: 1-11
DY Dudley: 1-14
E Stratford: 1-20 1W 77 98
EC City of London: 1* 2* 3* 4* 50 88
EH Edinburgh: 1-49 51-55 91 95 99
EN Enfield Town: 1-11 77
EX Exeter: 1-24 31-39
FK Falkirk: 1-21
FY Blackpool: 0-8
G Glasgow: 1-5 9 11-15 20-23 31-34 40-46 51-53 58 60-79 81-84 90
GL Gloucester: 1-20 50-56
GU Guildford: 1-35 46-47 51-52 95
GY St Peter Port: 1-10
HA Harrow: 0-9
HD Huddersfield: 1-9
HG Harrogate: 1-5
HP Hemel Hempstead: 1-23 27
HR Hereford: 1-9
HS Stornoway: 1-9
HU Kingston upon Hull: 1-20
HX Halifax: 1-7
IG Ilford: 1-11
IM Douglas: 1-9 86-87 99
IP Ipswich: 1-33 98
IV Inverness: 1-28 30-32 36 40-49 51-56 63 99
JE St Helier: 1-5
KA Kilmarnock: 1-30
KT Kingston upon Thames: 1-24
KW Kirkwall: 1-3 5-17
KY Kirkcaldy: 1-16 99
L Liverpool: 1-40 67-75 80
LA Lancaster: 1-23
LD Llandrindod Wells: 1-8
LE Leicester: 1-19 21 41 55 65 67 87 94-95
LL Llandudno: 11-78
LN Lincoln: 1-13
LS Leeds: 1-29 88 98-99
LU Luton: 1-7
M Manchester: 1-9 11-35 38 40-41 43-46 50 60-61 90 99
ME Rochester: 1-20 99
MK Milton Keynes: 1-19 40-46 77
ML Motherwell: 1-12
N Hornsey: 1-22 1C 1P 81
NE Newcastle upon Tyne: 1-13 15-49 61-71 82-83 85 88 92 98-99
NG Nottingham: 1-25 31-34 70 80 90
NN Northampton: 1-18 29 99
NP Newport: 4 7-8 10-13 15-16 18-20 22-26 44
NR Norwich: 1-35 99
NW Belsize Park: 1-11 1W 26
OL Oldham: 1-16 95
OX Oxford: 1-7 9-18 20 25-29 33 39 44 49
PA Paisley: 1-38 41-49 60-78 80
PE Peterborough: 1-16 19-38 99
PH Perth: 1-26 30-44 49-50
PL Plymouth: 1-35 95
PO Portsmouth: 1-22 30-41
PR Preston: 0-9 11 25-26
RG Reading: 1-2 4-10 12 14 17-31 40-42 45
RH Redhill: 1-20 77
RM Romford: 1-20
S Sheffield: 1-14 17-18 20-21 25-26 32-33 35-36 40-45 49 60-66 70-75 80-81 95-99
SA Swansea: 1-20 31-48 61-73 80 99
SE Peckham: 1-28 1P
SG Stevenage: 1-20
SK Stockport: 1-17 22-23
SL Slough: 0-9 60 95
SM Sutton: 1-7
SN Swindon: 1-16 25-26 38 99
SO Southampton: 14-24 30-32 40-43 45 50-53 97
SP Salisbury: 1-11
SR Sunderland: 1-9 43
SS Southend-on-Sea: 0-9 11-17 22 99
ST Stoke-on-Trent: 1-21 55
SW Battersea: 1* 2-20 95
SY Shrewsbury: 1-25 99
TA Taunton: 1-24
TD Galashiels: 1-15
TF Telford: 1-13
TN Tonbridge: 1-40
TQ Torquay: 1-14
TR Truro: 1-27 93
TS Middlesbrough: 1-29
TW Twickenham: 1-20
UB Southall: 1-11 18
W Hammersmith: 1* 2-14
WA Warrington: 1-16 55 88
WC Holborn: 1* 2* 99
WD Watford: 3-7 17-19 23-25 99
WF Wakefield: 1-17 90
WN Wigan: 1-8
WR Worcester: 1-15 78 99
WS Walsall: 1-15
WV Wolverhampton: 1-16 98-99
YO York: 1 7-8 10-19 21-26 30-32 41-43 51 60-62 90-91
ZE Lerwick: 1-3
`;

export type PostcodeArea = {
  postTown: string;
  /** '1', '1W', '1*' */
  districts: ReadonlySet<string>;
};

export const postcodeAreas: ReadonlyMap<string, PostcodeArea> = new Map(lines.trim().split('\n').map(readLine));

/** London's areas have one post town between them. */
export const londonAreas: ReadonlySet<string> = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);

function readLine(line: string): [string, PostcodeArea] {
  const [, area = '', postTown = '', districts = ''] = /^(\w+) (.+): (.+)$/.exec(line) ?? [];
  return [area, { postTown, districts: new Set(districts.split(' ').flatMap(readRange)) }];
}

function readRange(range: string): string[] {
  const [first = '', last] = range.split('-');
  if (last === undefined) return first.endsWith('*') ? [first, first.slice(0, -1)] : [first];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index));
}
