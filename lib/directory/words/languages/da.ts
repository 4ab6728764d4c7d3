export const da = `
  live-in-care: døgnpleje, 24-timers pleje, hjælper i hjemmet døgnet rundt, døgnhjælp, boende hjælper, døgnet rundt, indboende hjælper, pleje døgnet rundt
  home-care: hjemmepleje, hjemmehjælp, pleje i hjemmet, hjælp i hjemmet, hjemmehjælper, hjemmesygepleje, i hjemmet, hjælp hjemme
  care-home: alderdomshjem, ældrehjem, plejecenter, plejebolig, ældrecenter
  nursing-home: plejehjem, sygehjem, plejehjem med sygepleje
  day-care: dagcenter, daghjem, dagtilbud
  supported-living: bofællesskab, botilbud, beskyttet bolig, støttet bolig, ældrebolig
  respite: aflastning, aflastningsophold, korttidsophold, aflastningspleje
  hospice: hospicer
  childrens: vuggestue, børnehave, dagpleje, børnepasning
  health: tandlæge, læge, hospital, sygehus, klinik
  dentist: tandlæge
  jobs: arbejde, stillinger, ledige stillinger, stilling, jobopslag, ledige job
  carer: plejer, omsorgshjælper, hjælper, plejepersonale, omsorgsperson
  older-people: ældre, ældrepleje, pensionist, mor, far, bedstemor, bedstefar, forældre, ældre mennesker
  children: børn, barn
  dementia: demens, hukommelsestab, demente
  night: nat, natten, om natten, nattevagt, nattepleje
  palliative: palliativ, palliativ pleje, livets afslutning, lindrende behandling
  companionship: selskab, ensomhed
  personal care: personlig pleje, personlig hygiejne
  cost: pris, priser, hvad koster
  physical disability: handicap, kørestol, handicappet
  fillers: i på til for med og en et den det min mit mine jeg søger har brug nær ved af som pleje hjælp omsorg nogen
  Edinburgh: Edinburgh
  Scotland: Skotland
  Northern Ireland: Nordirland
`;
