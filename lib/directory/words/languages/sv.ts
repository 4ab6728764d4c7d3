export const sv = `
  live-in-care: dygnet runt-vård, vård dygnet runt, omsorg dygnet runt, boende vårdare, inneboende vårdare, 24-timmarsvård, dygnet runt, inneboende hjälp
  home-care: hemtjänst, hemvård, vård i hemmet, omsorg i hemmet, hjälp i hemmet, hemhjälp, hemsjukvård, hjälp hemma, i hemmet
  care-home: äldreboende, ålderdomshem, vårdboende, äldreboenden, servicehus
  nursing-home: sjukhem, vårdhem, sjukhem för äldre
  day-care: dagverksamhet, dagcenter, dagvård
  supported-living: stödboende, trygghetsboende, gruppboende, stödboenden
  respite: avlastning, avlösning, korttidsboende, korttidsvård, avlastningsvård
  hospice: hospis
  childrens: förskola, dagis, barnomsorg, daghem, dagmamma
  health: tandläkare, läkare, sjukhus, vårdcentral, klinik
  dentist: tandläkare
  jobs: jobb, arbete, lediga jobb, lediga tjänster, vårdjobb, arbeta, tjänster
  carer: vårdare, undersköterska, vårdbiträde, omsorgspersonal, skötare
  older-people: äldre, äldrevård, äldreomsorg, pensionär, mamma, pappa, mormor, farmor, morfar, farfar, föräldrar, äldre människor
  children: barn
  dementia: demens, minnesförlust, demenssjuk, dementa
  night: natt, nätter, nattvård, nattetid, på natten, nattpersonal
  palliative: palliativ, palliativ vård, livets slutskede
  companionship: sällskap, ensamhet
  personal care: personlig vård, personlig hygien
  cost: pris, priser, vad kostar, kostnad
  physical disability: funktionsnedsättning, rullstol, funktionshinder
  fillers: i på till för med och en ett den det min mitt mina jag söker behöver nära vid av som vård hjälp omsorg någon
  Scotland: Skottland
  Northern Ireland: Nordirland
`;
