export const hu = `
  live-in-care: bentlakásos gondozás, bentlakó gondozó, bentlakásos gondozó, 24 órás gondozás, 24 órás ápolás, 24 órás felügyelet, bentlakásos idősgondozó, bentlakásos ápoló
  home-care: házi gondozás, otthoni gondozás, otthoni ápolás, házi segítségnyújtás, otthonápolás, házi ápolás, otthoni segítség, otthoni idősgondozás, házi betegápolás
  care-home: idősek otthona, öregek otthona, nyugdíjasotthon, idősotthon, szociális otthon, nyugdíjas otthon, idősotthonok
  nursing-home: ápolási otthon, ápolóotthon, ápolást nyújtó otthon, ápolási otthonok
  day-care: nappali ellátás, idősek klubja, nappali központ, napközi időseknek, idősek nappali ellátása
  supported-living: támogatott lakhatás, védett lakhatás
  respite: átmeneti gondozás, átmeneti elhelyezés, tehermentesítő gondozás, tehermentesítés, tehermentesítő ellátás
  hospice: hospice ellátás, hospice-ház, hospice ház
  childrens: bölcsőde, óvoda, gyermekfelügyelet, bölcsődék, napközi
  health: fogorvos, orvos, kórház, háziorvos, klinika
  dentist: fogorvos
  jobs: állás, állások, munka, munkát, álláshirdetés, állásajánlat, munkalehetőség, állásajánlatok
  carer: gondozó, gondozónő, ápoló, idősgondozó, ápolónő, gondozót
  older-people: idősek, idős, időseknek, nyugdíjas, nyugdíjasok, idősgondozás, anyám, apám, édesanyám, édesapám, nagymama, nagypapa, szülők, idős szülő, anyukám, apukám, nagymamám
  children: gyerekek, gyermek
  dementia: demencia, demens, emlékezetvesztés, demenciával, demenciás
  night: éjszaka, éjjel, éjszakai
  palliative: palliatív, palliatív ellátás, életvégi
  companionship: társaság, magány
  personal care: tisztálkodás, fürdetés
  cost: ár, árak, mennyibe kerül, költség
  physical disability: fogyatékosság, kerekesszék, mozgássérült
  fillers: a az egy és vagy részére számára keresek keresünk szükségem van közelében közel gondozás ellátás segítség ápolás otthon nekem valaki aki mint
  Scotland: Skócia, Skóciában
  Northern Ireland: Észak-Írország, Észak-Írországban
`;
