export const de = `
  live-in-care: 24-Stunden-Pflege, 24-Stunden-Betreuung, 24 Stunden Pflege, 24h Pflege, 24h Betreuung, Live-in-Betreuung, Live-in-Kraft, Live-in-Pflege, Rund-um-die-Uhr-Betreuung, Rund-um-die-Uhr-Pflege
  home-care: häusliche Pflege, häusliche Betreuung, Pflege zu Hause, Pflege zuhause, Betreuung zu Hause, Hilfe zu Hause, Hilfe zuhause, Pflegedienst, Pflegedienste, ambulante Pflege, ambulanter Pflegedienst, Haushaltshilfe, mobile Pflege, zu Hause, zuhause
  care-home: Altenheim, Altersheim, Seniorenheim, Seniorenresidenz, Altenheime, Wohnheim
  nursing-home: Pflegeheim, Pflegeheime
  day-care: Tagespflege, Tagesstätte, Tageszentrum
  supported-living: betreutes Wohnen, Service-Wohnen, ambulant betreutes Wohnen
  respite: Kurzzeitpflege, Verhinderungspflege, Entlastungspflege, Entlastung
  hospice: Hospiz, Hospize
  childrens: Kindergarten, Kita, Kinderkrippe, Kinderbetreuung, Tagesmutter
  health: Zahnarzt, Zahnärztin, Arzt, Ärztin, Krankenhaus, Hausarzt, Klinik
  dentist: Zahnarzt, Zahnärztin
  jobs: Stelle, Stellen, Stellenangebote, Arbeit, Stellenangebot, Arbeitsstelle, Minijob, Arbeit als Pflegekraft, Pflegejobs, Pflegejob
  carer: Pflegekraft, Betreuungskraft, Pfleger, Pflegerin, Pflegekräfte, Altenpfleger, Altenpflegerin, Betreuerin, Pflegehilfe
  older-people: Senioren, Seniorin, ältere Menschen, alte Menschen, Mutter, Vater, Mama, Oma, Opa, Großmutter, Großvater, Eltern, Seniorenbetreuung, Altenpflege, Seniorenpflege
  children: Kind, Kinder
  dementia: Demenz, Demenzkranke, Gedächtnisverlust, Demenzpflege, Vergesslichkeit, Demenzbetreuung
  night: Nacht, nachts, Nachtwache, Nachtpflege, Nachtdienst, Nachtbetreuung
  palliative: Palliativpflege, Sterbebegleitung, palliativ, Lebensende, Palliativversorgung
  companionship: Gesellschaft, Einsamkeit, Begleitung
  personal care: Körperpflege, Grundpflege
  cost: Preis, Preise, Kosten, was kostet
  after hospital: nach dem Krankenhaus, Reha
  learning disability: geistige Behinderung, Autismus
  physical disability: Behinderung, behindert, Rollstuhl
  fillers: der die das ein eine einen einer für in im bei nahe mit und von zu zum zur ich suche brauche wir mein meine meinen meiner den dem wer hilft Hilfe Pflege Betreuung finden als
  Scotland: Schottland
  Wales: Wales
  Northern Ireland: Nordirland
`;
