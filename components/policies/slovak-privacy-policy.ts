import type { SlovakSection } from './slovak-policy';

export const slovakPrivacyPolicy = {
  title: 'Informácie o ochrane osobných údajov',
  updated: 'Účinné od 21.08.2023. Text bol naposledy zmenený 28. novembra 2026.',
  sections: [
    {
      title: 'Kto spracúva vaše údaje',
      paragraphs: [
        'Prevádzkovateľom je poskytovateľ starostlivosti uvedený v päte každej stránky. S každou otázkou sa naňho môžete obrátiť cez kontakty, ktoré tam nájdete, alebo cez formulár.',
      ],
    },
    {
      title: 'Aké údaje a prečo',
      paragraphs: [
        'Uchovávame to, čo napíšete do formulára: meno, e-mailovú adresu, prípadne telefónne číslo a čas, ktorý vám vyhovuje, a vašu správu. Používame to len na to, aby sme vám odpovedali, a ak uzavrieme zmluvu, na jej plnenie.',
        'Ak požiadate o novinky, uchovávame vašu e-mailovú adresu. Píšeme na ňu až po tom, čo ju potvrdíte, a súhlas môžete kedykoľvek odvolať. Adresa, ktorú nikto nepotvrdí, sa po 7 dňoch vymaže.',
        'Sťažnosť uchovávame oddelene, s vaším menom, s tým, ako sa vám ozvať, a s tým, čo s ňou robíme. Čítajú ju len tí, ktorí sťažnosti vybavujú.',
      ],
    },
    {
      title: 'Ak máte účet',
      paragraphs: ['Účet je vaša voľba. Ak ho máte, uchovávame navyše:'],
      items: [
        'používateľské meno, e-mail a heslo v podobe, z ktorej ho nikto nezistí',
        'čo treba na druhý krok prihlásenia, ak ste si ho nastavili, a kde ste prihlásení',
        'váš profil, ak ho vyplníte: fotografiu, adresu, telefón, dátum narodenia, pohlavie, národnosť a to, čo o sebe napíšete',
        'vaše komentáre s menom a obrázkom, ktoré si zvolíte; iní ich môžu čítať, niektoré až keď ich náš tím pustí',
        'vaše články, ak píšete do nášho blogu',
        'vaše žiadosti o prácu alebo starostlivosť, odpovede v nich a ich výsledok; vidia ich len tí, ktorí žiadosti čítajú',
        'rozpísané žiadosti, aby ste mohli pokračovať neskôr; kým ich neodošlete, nikto ich nečíta',
      ],
    },
    {
      title: 'Ako dlho',
      paragraphs: [
        'Údaje, ktoré patria k zmluve, uchovávame 10 rokov po jej skončení. Ostatné žiadosti vymažeme, keď o to požiadate. Stránka, na ktorej sledujete žiadosť o zavolanie, funguje 30 dní.',
        'Účet, profil, žiadosti a rozpísané žiadosti zostávajú, kým ich alebo účet nevymažete. Zverejnené komentáre potom zostanú bez vášho mena. Všetko si môžete v účte stiahnuť ako súbor. Uzavreté žiadosti, neodoslané žiadosti a zamietnuté komentáre môžeme vymazať skôr.',
      ],
    },
    {
      title: 'Čo nerobíme',
      items: ['Osobné údaje neprenášame do tretích krajín.', 'Nevykonávame profilovanie a o nikom nerozhoduje stroj.'],
    },
    {
      title: 'Vaše práva podľa GDPR',
      items: [
        'právo na prístup k údajom a na ich kópiu',
        'právo na opravu',
        'právo na vymazanie',
        'právo na obmedzenie spracúvania',
        'právo na prenosnosť údajov',
        'právo namietať proti spracúvaniu',
        'právo kedykoľvek odvolať súhlas',
      ],
    },
    {
      title: 'Sťažnosť',
      paragraphs: [
        'Ak s našou odpoveďou nie ste spokojní, môžete podať sťažnosť dozornému orgánu v krajine, kde žijete; na Slovensku je to Úrad na ochranu osobných údajov Slovenskej republiky.',
      ],
    },
  ] satisfies SlovakSection[],
};
