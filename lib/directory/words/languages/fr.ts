export const fr = `
  live-in-care: auxiliaire de vie à demeure, aide à demeure, soins à demeure, garde à demeure, aide 24h/24, soins 24h/24, garde 24h/24, auxiliaire de vie 24h/24, aide logée, à demeure
  home-care: soins à domicile, aide à domicile, aides à domicile, aide ménagère, maintien à domicile, garde à domicile, service à domicile, services à domicile, assistance à domicile, infirmière à domicile, à domicile
  care-home: maison de retraite, maisons de retraite, résidence pour personnes âgées, foyer pour personnes âgées, hospice de vieillards, ehpad non médicalisé, maison de repos
  nursing-home: ehpad, maison de retraite médicalisée, établissement médicalisé, maison de soins
  day-care: accueil de jour, centre de jour
  supported-living: logement accompagné, habitat inclusif, résidence services, résidence autonomie, logement adapté, foyer-logement
  respite: répit, accueil temporaire, séjour temporaire, soins de répit, court séjour
  hospice: maison de soins palliatifs, unité de soins palliatifs
  childrens: crèche, crèches, garderie, nourrice, assistante maternelle, garde d'enfants, école maternelle
  health: dentiste, médecin, hôpital, clinique, cabinet dentaire, médecin généraliste
  dentist: dentiste, cabinet dentaire
  jobs: emploi, emplois, offre d'emploi, offres d'emploi, travail, poste, postes, recrutement, recrute, embauche
  carer: auxiliaire de vie, aide-soignante, aide-soignant, aidant, garde-malade, dame de compagnie, s'occuper de
  older-people: personne âgée, personnes âgées, senior, seniors, maman, papa, mère, père, grand-mère, grand-père, parents âgés, vieillesse, ma mère, mon père
  children: enfant, enfants, bébé
  dementia: démence, perte de mémoire, maladie d'alzheimer, troubles de la mémoire, sénilité
  night: nuit, nuits, garde de nuit, de nuit, la nuit
  palliative: palliatif, soins palliatifs, fin de vie
  companionship: compagnie, solitude
  personal care: toilette, hygiène
  cost: prix, tarif, tarifs, coût, combien
  after hospital: après hôpital, sortie d'hôpital, convalescence, rééducation
  learning disability: handicap mental, autisme
  physical disability: handicap, handicapé, fauteuil roulant
  fillers: de du des le la les un une pour à au aux en dans avec près chez mon ma mes je cherche recherche trouver besoin d l et sur qui est il elle aide soins soin personne quelqu'un
  London: Londres
  Edinburgh: Édimbourg
  Scotland: Écosse
  Wales: pays de Galles
  Northern Ireland: Irlande du Nord
`;
