/** Names of places change their first letter behind `yn`, `i` and `o`. */
export const cy = `
  live-in-care: gofal byw i mewn
  home-care: gofal cartref, gofal yn y cartref, gofal gartref
  care-home: cartref gofal, cartrefi gofal, cartref preswyl
  nursing-home: cartref nyrsio, cartrefi nyrsio
  day-care: gofal dydd
  respite: gofal seibiant
  hospice: hosbis
  jobs: swyddi gofal, swydd
  carer: gofalwr, gofalwraig, gofalwyr
  older-people: pobl hŷn, henoed
  fillers: yn yng ger
  Wales: Cymru, Gymru, Nghymru, Chymru
  England: Lloegr
  Scotland: Yr Alban
  Cardiff: Caerdydd, Gaerdydd, Nghaerdydd
  Swansea: Abertawe
  Newport: Casnewydd, Gasnewydd, Nghasnewydd
  Wrexham: Wrecsam
  Bridgend: Pen-y-bont ar Ogwr, Pen-y-bont
  Barry: Y Barri
  Neath: Castell-nedd
  Port Talbot: Aberafan
  Merthyr Tydfil: Merthyr Tudful
  Caerphilly: Caerffili
  Carmarthen: Caerfyrddin
  Haverfordwest: Hwlffordd
  Milford Haven: Aberdaugleddau
  Pembroke: Penfro
  Tenby: Dinbych-y-pysgod
  Fishguard: Abergwaun
  Cardigan: Aberteifi
  Brecon: Aberhonddu
  Newtown: Y Drenewydd
  Welshpool: Y Trallwng
  Abergavenny: Y Fenni
  Monmouth: Trefynwy
  Chepstow: Cas-gwent
  Ebbw Vale: Glyn Ebwy, Glynebwy
  Aberdare: Aberdâr
  Ammanford: Rhydaman
  Cowbridge: Y Bont-faen
  Holyhead: Caergybi
  Denbigh: Dinbych
  Flint: Y Fflint
  Holywell: Treffynnon
  Mold: Yr Wyddgrug
  Ruthin: Rhuthun
  Rhyl: Y Rhyl
  St Asaph: Llanelwy
  Colwyn Bay: Bae Colwyn
  Anglesey: Ynys Môn, Sir Fôn
  Pembrokeshire: Sir Benfro
  Carmarthenshire: Sir Gaerfyrddin, Sir Gâr
  Monmouthshire: Sir Fynwy
  Flintshire: Sir y Fflint
  Denbighshire: Sir Ddinbych
  Vale of Glamorgan: Bro Morgannwg
  London: Llundain
  Liverpool: Lerpwl
  Manchester: Manceinion
  Bristol: Bryste
  Shrewsbury: Amwythig
  Hereford: Henffordd
  Gloucester: Caerloyw
`;
