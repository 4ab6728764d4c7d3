export const sk = `
  live-in-care: 24-hodinová opatera, 24-hodinová starostlivosť, nepretržitá starostlivosť, opatrovanie s bývaním, opatrovateľka s bývaním, opatrovateľka na 24 hodín, 24 hodinová opatrovateľka
  home-care: domáca starostlivosť, domácej starostlivosti, opatera doma, starostlivosť doma, opatrovanie doma, opatrovateľská služba, pomoc v domácnosti, pomoc doma, domáca opatera, ošetrovanie doma, domáce opatrovanie
  care-home: domov dôchodcov, domov pre seniorov, domovy dôchodcov, domov seniorov, penzión pre seniorov, domove dôchodcov
  nursing-home: ošetrovateľský dom, ošetrovateľské zariadenie, opatrovateľský dom, domov s ošetrovateľskou starostlivosťou
  day-care: denný stacionár, denné centrum, denný pobyt
  supported-living: podporované bývanie, chránené bývanie
  respite: odľahčovacia služba, odľahčovacia starostlivosť, krátkodobý pobyt, odľahčovacie služby
  hospice: hospic
  childrens: jasle, škôlka, materská škola, opatrovanie detí, detské jasle, škôlky
  health: zubár, lekár, nemocnica, zubný lekár, klinika
  dentist: zubár, zubný lekár
  jobs: práca, prácu, zamestnanie, pracovné ponuky, voľné miesta, ponuka práce, pracovná ponuka, brigáda
  carer: opatrovateľka, opatrovateľ, opatrovateľku, opatrovateľky, opatrovanie
  older-people: seniori, seniorov, senior, starší ľudia, starších ľudí, mama, mamu, otec, otca, babka, dedko, rodičia, starostlivosť o seniorov
  children: deti, dieťa
  dementia: demencia, demenciu, demenciou, strata pamäti, demencie
  night: noc, v noci, nočná, nočné, nočný
  palliative: paliatívna, paliatívna starostlivosť, koniec života
  companionship: spoločnosť, osamelosť
  personal care: hygiena, osobná hygiena
  cost: cena, ceny, koľko stojí
  fillers: v vo na pre pri s so a o do z hľadám potrebujem potrebujeme hľadáme moju môjho môj moja blízko okolí starostlivosť pomoc služba služby ako
  London: Londýn, Londýne
  Manchester: Manchestri
  Leeds: Leedse, Leedsi
  Edinburgh: Edinburgu
  Scotland: Škótsko, Škótsku
  Northern Ireland: Severné Írsko, Severnom Írsku
`;
