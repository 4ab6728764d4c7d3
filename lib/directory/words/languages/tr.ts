export const tr = `
  live-in-care: yatılı bakıcı, yatılı bakım, 24 saat bakım, 24 saat bakıcı, yatılı hasta bakıcı, yatılı yaşlı bakımı, yatılı yaşlı bakıcısı
  home-care: evde bakım, evde bakım hizmeti, evde bakım hizmetleri, evde hasta bakımı, evde yaşlı bakımı, evde yardım, ev yardımı, evde hemşire, evde yaşlı bakım
  care-home: huzurevi, huzur evi, yaşlı bakım evi, bakım evi, bakımevi, huzurevleri, bakım evleri, yaşlı evi
  nursing-home: hemşireli bakımevi, hemşireli bakım evi, hemşireli huzurevi, tıbbi bakımevi
  day-care: gündüz bakım evi, gündüz bakım merkezi, gündüzlü bakım, yaşlı gündüz merkezi, gündüz merkezi
  supported-living: destekli yaşam, destekli konut, korumalı ev
  respite: geçici bakım, kısa süreli bakım, dinlenme bakımı, kısa süreli konaklama, mola bakımı
  hospice: hospis, darülaceze hospis
  childrens: kreş, anaokulu, çocuk bakımı, çocuk bakıcısı, kreşler
  health: dişçi, diş hekimi, doktor, hastane, klinik
  dentist: dişçi, diş hekimi
  jobs: iş ilanı, iş ilanları, işi, iş arıyorum, eleman, personel alımı, bakıcılık işi
  carer: bakıcı, hasta bakıcı, yaşlı bakıcısı, hasta bakıcısı, bakıcısı
  older-people: yaşlı, yaşlılar, yaşlı bakımı, annem, babam, anneme, babama, anne, baba, büyükanne, büyükbaba, nine, dede, yaşlı insanlar, yaşlılar için
  children: çocuk, çocuklar
  dementia: demans, bunama, hafıza kaybı, unutkanlık
  night: gece, geceleri
  palliative: palyatif, palyatif bakım, yaşam sonu
  companionship: refakatçi, yalnızlık, refakat
  personal care: kişisel bakım
  cost: fiyat, fiyatlar, fiyatları, ne kadar, ücret, ücretler
  physical disability: engelli, tekerlekli sandalye
  fillers: ve bir için ile yakın yakını yakınında arıyorum lazım bana benim bakım bakımı hizmet hizmeti hizmetleri olarak biri
  London: Londra, Londrada, Londra'da
  Scotland: İskoçya, İskoçya'da
  Wales: Galler, Galler'de
  Northern Ireland: Kuzey İrlanda
`;
