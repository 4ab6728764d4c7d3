import type { SlovakSection } from './slovak-policy';

export const slovakCookiePolicy = {
  title: 'Zásady používania súborov cookie',
  updated: 'Naposledy zmenené 25. novembra 2026.',
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
          'sign-in-step',
          '(nevyhnutný) spája dva kroky prihlásenia, ak ste si druhý nastavili. Zmizne po 10 minútach alebo po prihlásení.',
        ],
        [
          'known-device',
          '(nevyhnutný) nám pri prihlásení povie, že ste sa týmto prehliadačom už prihlásili, aby ste pre cudzie nesprávne heslá nemuseli čakať. Obsahuje náhodné číslo, žiadny skript ho nevie prečítať a zmizne 30 dní po poslednom prihlásení.',
        ],
        [
          'shown-once',
          '(nevyhnutný) prinesie stránke to, čo sa ukáže len raz, napríklad nové záložné kódy. Je zašifrovaný a zmizne po 5 minútach.',
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
      paragraphs: ['Toto zostáva v úložisku prehliadača a neposiela sa s každou stránkou:'],
      cookies: [
        ['lang', 'jazyk, ktorý ste si vybrali, kým ho nevymažete.'],
        [
          'answers',
          'odpovede žiadosti, ktoré náš server ešte nemohol prevziať, pod číslom vášho účtu. Zmiznú, keď ich prevezme, a spolu s účtom.',
        ],
        [
          'unsent',
          'slová, ktoré ste napísali v editore a neuložili, najviac 7 dní. Zmiznú po uložení alebo odhlásení.',
        ],
        ['comment-words', 'rozpísaný komentár. Zmizne po odoslaní alebo po zatvorení karty.'],
        [
          'switched-words',
          'a kept-words: slová, ktoré ste napísali do formulára, kým meníte jazyk alebo sa znova prihlasujete. Zmiznú, keď sa vrátia do formulára alebo po zatvorení karty.',
        ],
        ['last-search', 'vaše posledné hľadanie, aby ste sa k nemu mohli vrátiť. Zmizne po zatvorení karty.'],
        [
          'list-keys',
          'a list-place: len pre našich zamestnancov: či v zoznamoch fungujú klávesy, kým to nevymažú, a miesto v zozname do zatvorenia karty.',
        ],
      ],
    },
    {
      title: 'Súbory cookie, ktoré neukladáme',
      paragraphs: ['Neukladáme žiadne výkonnostné, analytické ani reklamné súbory cookie.'],
    },
    {
      title: 'Súbory cookie iných spoločností',
      paragraphs: [
        'Naše stránky nežiadajú nič od inej spoločnosti, kým na to nekliknete. Keď stlačíte tlačidlo, ktoré zobrazí mapu, mapa príde od spoločnosti uvedenej na tlačidle, teda OpenStreetMap alebo Google. Keď stlačíte obrázok videa, video príde zo služby YouTube alebo Vimeo, ako hovorí obrázok alebo tlačidlo. Táto spoločnosť môže uložiť vlastné súbory cookie.',
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
