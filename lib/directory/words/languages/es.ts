export const es = `
  live-in-care: cuidadora interna, cuidador interno, interna, cuidados 24 horas, cuidadora 24 horas, asistencia 24 horas, cuidado 24 horas, cuidadoras internas
  home-care: ayuda a domicilio, cuidados a domicilio, asistencia a domicilio, atención domiciliaria, cuidado en casa, ayuda en casa, asistencia domiciliaria, servicio a domicilio, cuidadora a domicilio, cuidados en casa, a domicilio
  care-home: residencia de ancianos, residencia de mayores, residencia geriátrica, residencias de ancianos, asilo, hogar de ancianos, residencia para mayores
  nursing-home: residencia con enfermería, residencia asistida, residencia medicalizada
  day-care: centro de día, centros de día
  supported-living: vivienda tutelada, vivienda con apoyo, viviendas tuteladas, piso tutelado
  respite: respiro familiar, respiro, estancia temporal, estancia corta, estancias temporales
  hospice: centro de cuidados paliativos, hospicio
  childrens: guardería, guarderías, jardín de infancia, cuidado de niños, niñera
  health: dentista, médico, hospital, clínica
  dentist: dentista
  jobs: empleo, empleos, trabajo, ofertas de trabajo, oferta de empleo, vacantes, trabajar, ofertas de empleo
  carer: cuidadora, cuidador, cuidadores, cuidar a, cuidadoras
  older-people: personas mayores, ancianos, anciano, anciana, mayores, madre, padre, mamá, papá, abuela, abuelo, padres, tercera edad
  children: niños, niño, bebé
  dementia: demencia, pérdida de memoria, demencia senil
  night: noche, noches, nocturno, nocturna, por la noche
  palliative: paliativos, cuidados paliativos, final de la vida
  companionship: compañía, soledad
  personal care: aseo, higiene
  cost: precio, precios, cuánto cuesta, tarifas, coste
  physical disability: discapacidad, silla de ruedas
  fillers: de del la el los las un una para a en con cerca mi mis busco necesito buscar y por que cuidado cuidados ayuda persona personas alguien atención como
  London: Londres
  Edinburgh: Edimburgo
  Scotland: Escocia
  Wales: Gales
  Northern Ireland: Irlanda del Norte
`;
