export const it = `
  live-in-care: badante convivente, badante fissa, badante 24 ore, assistenza 24 ore, assistenza 24 ore su 24, badanti conviventi, assistente convivente, assistenza convivente
  home-care: assistenza domiciliare, assistenza a domicilio, cure domiciliari, cure a domicilio, aiuto a domicilio, assistenza a casa, aiuto in casa, aiuto domestico, infermiere a domicilio, a domicilio
  care-home: casa di riposo, case di riposo, residenza per anziani, ricovero per anziani, casa per anziani
  nursing-home: residenza sanitaria assistenziale, casa di cura, rsa, casa di cura per anziani
  day-care: centro diurno, centri diurni
  supported-living: alloggio protetto, residenza assistita, abitare assistito, alloggi protetti
  respite: sollievo, ricovero di sollievo, soggiorno temporaneo, ricovero temporaneo, assistenza di sollievo
  hospice: centro cure palliative
  childrens: asilo nido, asili nido, scuola materna, scuola dell'infanzia
  health: dentista, medico, ospedale, clinica, studio dentistico
  dentist: dentista, studio dentistico
  jobs: lavoro, lavori, offerte di lavoro, offerta di lavoro, posti di lavoro, assunzioni, lavorare
  carer: badante, badanti, assistente familiare, operatore socio-sanitario, accudire
  older-people: anziani, anziano, anziana, persone anziane, mamma, papà, madre, padre, nonna, nonno, genitori, terza età
  children: bambini, bambino
  dementia: demenza, demenza senile, perdita di memoria
  night: notte, notturna, notturno, di notte, notturne
  palliative: palliative, cure palliative, fine vita
  companionship: compagnia, solitudine
  personal care: igiene, igiene personale
  cost: prezzo, prezzi, quanto costa, costo, tariffe
  physical disability: disabilità, sedia a rotelle
  fillers: di del della dei il lo la i gli le un una per a ad in con vicino mia mio cerco trovare bisogno e che assistenza cura cure aiuto persona qualcuno come da
  London: Londra
  Edinburgh: Edimburgo
  Scotland: Scozia
  Wales: Galles
  Northern Ireland: Irlanda del Nord
`;
