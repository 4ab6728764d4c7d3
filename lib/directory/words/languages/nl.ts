export const nl = `
  live-in-care: inwonende zorg, inwonende verzorgster, inwonende hulp, 24-uurszorg, 24 uurs zorg, 24 uur zorg, inwonende zorgverlener, inwonende mantelzorg, inwonend
  home-care: thuiszorg, zorg aan huis, hulp aan huis, zorg thuis, hulp thuis, huishoudelijke hulp, thuishulp, verpleging thuis, wijkverpleging, aan huis
  care-home: verzorgingshuis, verzorgingstehuis, bejaardentehuis, bejaardenhuis, woonzorgcentrum, rusthuis, verzorgingshuizen
  nursing-home: verpleeghuis, verpleegtehuis, verpleeghuizen
  day-care: dagopvang, dagbesteding, dagcentrum, dagverzorging
  supported-living: begeleid wonen, beschermd wonen, aanleunwoning
  respite: respijtzorg, kortdurend verblijf, vervangende zorg, kort verblijf
  hospice: hospices
  childrens: kinderopvang, kinderdagverblijf, crèche, peuterspeelzaal
  health: tandarts, huisarts, ziekenhuis, dokter, kliniek
  dentist: tandarts
  jobs: baan, banen, vacature, vacatures, werken, werken als verzorgende, werk als verzorgende, werk, zorgvacatures
  carer: verzorgende, verzorgster, zorgverlener, mantelzorger, verzorger
  older-people: ouderen, bejaarden, oudere, senioren, moeder, vader, ouders, ouderenzorg, bejaarde, opa
  children: kinderen
  dementia: dementie, geheugenverlies, dementerende
  night: nacht, 's nachts, nachtzorg, nachtdienst, nachten
  palliative: palliatieve zorg, palliatief, palliatieve, levenseinde, stervensbegeleiding
  companionship: gezelschap, eenzaamheid
  personal care: persoonlijke verzorging
  cost: prijs, prijzen, kosten, wat kost
  physical disability: gehandicapt, rolstoel, handicap
  fillers: de het een voor in bij met en van naar mijn ik zoek zoeken nodig op zorg hulp iemand aan als buurt
  London: Londen
  Scotland: Schotland
  Northern Ireland: Noord-Ierland
`;
