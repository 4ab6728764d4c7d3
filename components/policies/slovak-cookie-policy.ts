import type { SlovakSection } from './slovak-policy';

export const slovakCookiePolicy = {
  title: 'Zásady používania súborov cookie',
  updated: 'Naposledy zmenené 21. novembra 2026.',
  sections: [
    {
      title: 'Čo je súbor cookie',
      paragraphs: [
        'Súbor cookie je krátka poznámka, ktorú stránka uloží vo vašom prehliadači a pri ďalšej návšteve ju môže znova prečítať. Naše súbory cookie neobsahujú žiadne reklamné číslo a nepoužívame ich na to, aby sme vás sledovali.',
      ],
    },
    {
      title: 'Súbory cookie, ktoré ukladáme',
      cookies: [
        [
          'cookie-choice',
          '(nevyhnutný) si pamätá vašu odpoveď o súboroch cookie, aby sme sa nepýtali na každej stránke. Zostáva 6 mesiacov.',
        ],
        [
          'form-draft',
          '(nevyhnutný, najviac v troch častiach) sa uloží len vtedy, keď váš prehliadač nespúšťa skripty a odoslaný formulár treba opraviť alebo sa nedal doručiť. Obsahuje to, čo ste napísali, nikdy nie heslo, aby ste to nemuseli písať znova. Zmizne po 10 minútach alebo hneď po odoslaní formulára.',
        ],
        [
          'Bearer',
          '(nevyhnutný; cez https __Host-Bearer) vás udržiava prihlásených. Je zašifrovaný, žiadny skript ho nevie prečítať a zmizne po 1 hodine alebo po odhlásení.',
        ],
        [
          'session-hint',
          '(nevyhnutný) povie našim stránkam meno, ktorým vás majú pozdraviť, a kedy sa prihlásenie skončí. Zmizne spolu s predchádzajúcim.',
        ],
        [
          'remembered-email',
          '(funkčný) uchováva váš e-mail pre ďalšie prihlásenie, a to len vtedy, keď zaškrtnete „Remember Me“. Zostáva 1 rok alebo kým sa prihlásite bez zaškrtnutia.',
        ],
        [
          'lang',
          '(funkčný) si pamätá jazyk, ktorý ste si vybrali. Uloží sa len vtedy, keď si jazyk vyberiete, a zostáva 1 rok.',
        ],
      ],
    },
    {
      title: 'Čo ešte zostáva vo vašom zariadení',
      paragraphs: [
        'Keď si vyberiete jazyk, prehliadač si ho zapamätá aj vo svojom miestnom úložisku pod názvom lang. Zostane tam, kým ho nevymažete.',
      ],
    },
    {
      title: 'Súbory cookie, ktoré neukladáme',
      paragraphs: ['Neukladáme žiadne výkonnostné, analytické ani reklamné súbory cookie.'],
    },
    {
      title: 'Súbory cookie iných spoločností',
      paragraphs: [
        'Naše stránky nežiadajú nič od inej spoločnosti, kým na to nekliknete. Keď stlačíte tlačidlo, ktoré zobrazí mapu, mapa príde od spoločnosti uvedenej na tlačidle, teda OpenStreetMap alebo Google. Keď stlačíte obrázok videa, video príde zo služby YouTube. Táto spoločnosť môže uložiť vlastné súbory cookie.',
      ],
    },
    {
      title: 'Vaša voľba',
      paragraphs: [
        'Svoju odpoveď môžete kedykoľvek zmeniť cez nastavenia súborov cookie v päte každej stránky. Keďže nezbierame žiadnu štatistiku, stránka je dnes pri oboch odpovediach rovnaká.',
        'Súbory cookie môžete vymazať alebo zablokovať aj vo svojom prehliadači. Stránka bude fungovať ďalej, len zabudne váš jazyk a znova sa opýta na súbory cookie.',
      ],
    },
  ] satisfies SlovakSection[],
};
