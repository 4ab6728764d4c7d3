export const pl = `
  live-in-care: opieka całodobowa, opieka 24h, opiekunka z zamieszkaniem, opieka z zamieszkaniem, całodobowa opieka, całodobowej opieki, opieka 24 godziny, opiekunka na stałe, opiekunki z zamieszkaniem
  home-care: opieka domowa, opieka w domu, opieki domowej, pomoc domowa, opieka nad seniorem w domu, pielęgniarka w domu, usługi opiekuńcze, pomoc w domu, opieki w domu, opiekę domową
  care-home: dom opieki, domy opieki, dom starców, dom seniora, dom spokojnej starości, domu opieki, domy seniora
  nursing-home: dom pielęgnacyjny, zakład opiekuńczo-leczniczy, dom opieki z pielęgniarką, dom opieki medycznej, domy pielęgnacyjne
  day-care: dom dziennego pobytu, dzienny dom pomocy, opieka dzienna, ośrodek dziennego pobytu, dzienny dom seniora
  supported-living: mieszkanie wspomagane, mieszkania chronione, mieszkania wspomagane, mieszkanie chronione
  respite: opieka wytchnieniowa, opieki wytchnieniowej, pobyt krótkoterminowy, wytchnieniowa, opieka krótkoterminowa
  hospice: hospicjum, hospicja
  childrens: żłobek, przedszkole, opieka nad dziećmi, żłobki, przedszkola, opiekunka do dziecka
  health: dentysta, stomatolog, lekarz, szpital, przychodnia
  dentist: dentysta, stomatolog
  jobs: praca, pracę, pracy, oferty pracy, oferta pracy, zatrudnienie, wolne etaty
  carer: opiekunka, opiekun, opiekunki, opiekunkę, opiekuna, opieka nad, opiekunek
  older-people: senior, seniorem, seniora, seniorzy, seniorów, osoby starsze, osób starszych, osobą starszą, starszych ludzi, mama, mamą, mamy, tata, tatą, taty, matka, matką, ojciec, ojcem, babcia, babcią, dziadek, rodzice, rodzicami, emeryt, osoba starsza
  children: dzieci, dziecko, dziećmi
  dementia: demencja, demencją, demencji, otępienie, utrata pamięci, otępieniem
  night: noc, w nocy, nocna, nocne, nocny, nocnej, na noc, nocą
  palliative: paliatywna, opieka paliatywna, koniec życia, paliatywnej
  companionship: towarzystwo, samotność
  personal care: higiena, higiena osobista, mycie
  cost: cena, ceny, ile kosztuje, koszt
  physical disability: niepełnosprawność, niepełnosprawny, wózek inwalidzki
  fillers: w we na dla z ze i o do przy blisko szukam szukamy potrzebuję mojej mojego moja mój opieka opieki opiekę nad pomoc usługi kogoś jako koło
  London: Londyn, Londynie
  Manchester: Manchesterze
  Edinburgh: Edynburg, Edynburgu
  Bristol: Bristolu
  Scotland: Szkocja, Szkocji
  Wales: Walia, Walii
  Northern Ireland: Irlandia Północna, Irlandii Północnej
`;
