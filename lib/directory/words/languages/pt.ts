export const pt = `
  live-in-care: cuidadora interna, cuidador interno, cuidados 24 horas, apoio 24 horas, cuidadora 24 horas, cuidador residente, cuidadora residente
  home-care: apoio domiciliário, cuidados ao domicílio, cuidados domiciliários, ajuda em casa, assistência domiciliária, cuidados em casa, serviço de apoio domiciliário, ajuda domiciliária, enfermagem ao domicílio, ao domicílio
  care-home: lar de idosos, lares de idosos, casa de repouso, residência para idosos, residência sénior, lar para idosos
  nursing-home: lar com enfermagem, unidade de cuidados continuados, lar com cuidados de enfermagem
  day-care: centro de dia, centros de dia
  supported-living: residência assistida, habitação apoiada, residência autónoma
  respite: descanso do cuidador, alívio do cuidador, estadia temporária, internamento temporário, cuidados temporários
  hospice: unidade de cuidados paliativos
  childrens: creche, creches, infantário, jardim de infância, jardim infantil
  health: dentista, médico, hospital, clínica
  dentist: dentista
  jobs: emprego, empregos, trabalho, vagas, ofertas de emprego, oferta de emprego, trabalhar
  carer: cuidadora, cuidador, cuidadores, cuidar de, auxiliar de geriatria
  older-people: idosos, idoso, idosa, pessoas idosas, mãe, pai, avó, avô, pais, terceira idade
  children: crianças, criança, bebé
  dementia: demência, perda de memória
  night: noite, noites, noturno, noturna, à noite, noturnos
  palliative: paliativos, cuidados paliativos, fim de vida
  companionship: companhia, solidão
  personal care: higiene, higiene pessoal
  cost: preço, preços, quanto custa, custo
  physical disability: deficiência, cadeira de rodas
  fillers: de do da dos das o os um uma para em no na com perto minha meu procuro preciso e que cuidados cuidado ajuda apoio pessoa alguém como
  London: Londres
  Edinburgh: Edimburgo
  Scotland: Escócia
  Wales: País de Gales
  Northern Ireland: Irlanda do Norte
`;
