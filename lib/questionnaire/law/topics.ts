import type { LawRule } from '@/lib/contract/questionnaire-purpose';

type Topic = {
  asks: readonly RegExp[];
  /** Sentences that may be asked, though they look like it. */
  but?: RegExp;
  /** Two of these among the choices ask for it too. */
  choices?: RegExp;
};

export const topics = {
  pregnancy: {
    asks: [
      /\b(?:pregnan\w+|expecting (?:a )?(?:baby|child)|breast-?feeding|fertility|ivf|baby due|due date of (?:your|the) baby|given birth|had a baby|for a baby)\b/,
      /\b(?:maternity|paternity|parental) (?:leave|plans?|pay)\b/,
      /\b(?:plan\w*|intend\w*|hop(?:e|ing)|thinking|want|wish)(?: \w+){0,4} (?:famil(?:y|ies)|children|bab(?:y|ies)|kids)\b/,
    ],
    but: /\b(?:live|move) (?:in )?with\b/,
  },
  age: {
    asks: [
      /\b(?:date of birth|dob|birth ?dates?|birthdays?|year of birth|birth year|how old|(?:when|year) (?:were you|you were) born|what age|which age)\b/,
      /\b(?:your|current|exact) age\b|^\W*age(?: (?:group|range|band|bracket|last birthday))?\W*$|\bage (?:group|range|band|bracket)\b/,
      /\b(?:plan|intend|expect|hope|when)(?: \w+){0,3} retire\b/,
    ],
    but: /\b(?:over|under|at least|aged|older than|minimum of|reached) (?:the age of )?(?:\d\d|eighteen|twenty|sixteen)|\b(?:\d\d|eighteen|twenty-one) (?:years )?(?:of age )?(?:or|and) (?:over|older|above)\b|\bclients?\b/,
  },
  family: {
    asks: [
      /\b(?:marital|civil|relationship|family|domestic) status\b|\b(?:single|lone) parent\b|\bcivil partner\w*\b|\b(?:are|were) you (?:currently )?(?:married|single|divorced|widowed|separated|engaged|in a relationship|living with a partner)\b/,
      /\b(?:married or single|maiden name|your (?:spouse|husband|wife|partner)(?:'s)?)\b/,
      /\b(?:do you have|have you(?: got)?|how many|number of|your|any|ages? of(?: your)?)(?: \w+){0,3} (?:children|kids|dependants?|dependents?|sons?|daughters?)\b(?!'s| on)/,
      /\b(?:look\w* after|care for) your (?:own )?(?:children|family|kids)\b|\b(?:childcare|child care|child-care|caring responsibilit\w+|family (?:commitments|responsibilit\w+|circumstances|plans))\b|^\W*(?:dependants?|dependents?|children)\W*$/,
    ],
    but: /\b(?:experience|worked|barred|dbs|check|qualif\w+|vouchers?|clients?|vulnerable)\b/,
    choices: /^(?:single|married|divorced|widow(?:ed)?|separated|cohabiting|civil partner\w*|in a civil partnership)\b/,
  },
  religion: {
    asks: [
      /\b(?:religio\w+|practi[sc]ing (?:christian|muslim|jew|catholic|hindu|sikh)\w*|are you (?:an? )?(?:christian|muslim|jewish|catholic|hindu|sikh|buddhist|atheist)|faith|denomination|church|mosque|place of worship|your beliefs?|philosophical beliefs?)\b/,
    ],
    but: /\b(?:good faith|clients?|respect\w*|accompany|escort|support|attend(?:ing)? (?:church|services) with|comfortable|willing|happy to|different)\b/,
    choices: /^(?:christian\w*|muslim|jewish|hindu|sikh|buddhist|catholic|church of england|no religion|atheist)\b/,
  },
  nationality: {
    asks: [
      /\b(?:nationalit(?:y|ies)|citizen(?:s|ship)?|(?:place|country|town|city) of (?:birth|origin)|where (?:were|was) you born|born in|where (?:are|do) you (?:originally )?(?:come )?from|immigration status|(?:british|uk|eu|eea) (?:nationals?|subjects?|born)|(?:which|what) passports?(?! (?:number|no)))\b/,
      /\b(?:are|were) you (?:a )?(?:british|english|european|foreign\w*|from the eu|an? eu\b)|\bforeign national\b/,
      /\b(?:mother tongue|native (?:speaker|language|english)|first language|is english your (?:first|native|mother))\b/,
    ],
    but: /\bright to work\b|\bpermission to work\b|\bhow well\b|\bsenior citizens?\b/,
  },
  race: {
    asks: [/\b(?:ethnic\w*|race|racial|skin colou?r|colou?r (?:is|of) your skin)\b/],
    but: /\b(?:race (?:day|night)|racecourse)\b/,
    choices: /^(?:white|black|asian|mixed|arab|chinese|indian|pakistani|bangladeshi|caribbean)\b/,
  },
  orientation: {
    asks: [
      /\b(?:sexual orientation|sexuality|gender(?: identity| reassignment)?|transgender|\btrans\b|assigned at birth|gay|lesbian|bisexual|lgbt\w*|heterosexual)\b/,
      /^\W*(?:sex|your sex)\W*$|\bwhat (?:is your )?sex\b|\b(?:are you )?(?:male or female|a man or a woman|male\/female)\b/,
    ],
    but: /\b(?:clients?|pay gap|prefer to (?:be )?(?:care|work)|personal care|(?:opposite|same|either|another|different) (?:sex|gender))\b/,
    choices: /^(?:male|female|man|woman|transgender|non-binary)$/,
  },
  convictions: {
    asks: [
      /\b(?:convict\w*|criminal (?:records?|history|offences?|past|charges?|proceedings?)|offences?|cautions?|cautioned|arrest\w*|reprimands?|final warnings?|prison|jail|custodial|bind-?overs?|in trouble with the police|police (?:record|investigation|enquir\w+)|charged with|prosecut\w+|court (?:case|proceedings|order))\b/,
    ],
    but: /(?<!spent (?:or|and|and\/or|\/) ?)\bunspent\b(?! (?:or|and) spent)|\b(?:not (?:been )?(?:protected|filtered)|protected (?:caution|conviction)s?|filter\w*|driving|motoring|road traffic|penalty points|endorsement\w*|under the rehabilitation)\b/,
  },
  union: {
    asks: [
      /\b(?:trade|labour|staff|workers'?) unions?\b|\bunions? member\w*|\bmember(?:ship)? of (?:a|any) union\b|\b(?:unison|gmb|unite the union|industrial action|shop steward|on strike|strikes?)\b|\bin (?:a|any|the) union\b|^\W*unions?\W*$/,
    ],
    but: /\b(?:credit union|negotiat\w+|liais\w+)\b/,
  },
  politics: {
    asks: [
      /\b(?:political (?:part(?:y|ies)|opinions?|views?|beliefs?|affiliations?)|(?:party|political) member\w*|who (?:do|did|would) you vote|how (?:do|did|would) you vote|brexit)\b/,
    ],
  },
  accounts: {
    asks: [
      /\b(?:facebook|instagram|twitter|tik ?tok|snapchat|whatsapp|social (?:media|network\w*))(?: \w+){0,3} (?:accounts?|profiles?|pages?|names?|handles?|links?|usernames?|passwords?|presence|urls?|addresses)\b/,
      /\b(?:accounts?|profiles?|handles?|usernames?|links?|passwords?)\b(?: \w+){0,5} (?:facebook|instagram|twitter|tik ?tok|snapchat|social (?:media|network\w*))\b|^\W*(?:your )?(?:facebook|instagram|twitter|tik ?tok|snapchat)\W*$/,
    ],
    but: /\b(?:manag\w+|marketing|our|company'?s|clients?|experience|hear|heard|find|found|see this|saw)\b/,
  },
  photo: {
    asks: [
      /\b(?:photos?|photographs?|pictures?|selfies?|head ?shots?|images?|snapshot) of (?:you\b|yourself|your face)|\b(?:upload|attach|send|add|include|provide|your|recent|passport[- ]size\w*|passport|a)(?: \w+){0,3} (?:photos?|photographs?|selfies?|head ?shots?|pictures?)\b|^\W*(?:photos?|photographs?|pictures?|selfies?|head ?shots?)\W*$/,
      /\b(?:video|film) (?:of|about) (?:you|yourself)\b/,
    ],
    but: /\b(?:photo(?:graph(?:ic)?)? (?:id|identi\w+|card|licen[cs]e)|photocard|photocop\w+|(?:driving )?licen[cs]e|passport (?:page|or|and)|documents?|visa|dbs|photos? page|proof of|identity|certificates?|clients?|badge|if we hire|once hired|picture (?:of )?(?:the )?(?:work|job|role))\b/,
  },
  identity: {
    asks: [
      /\b(?:national insurance|ni) ?(?:numbers?|no\b)|\bnino\b|^\W*national insurance\W*$/,
      /\b(?:bank (?:details|account (?:number|details|and|name))|sort code|account number|passport (?:number|no\b))\b/,
    ],
  },
} as const satisfies Partial<Record<LawRule, Topic>>;

export type TopicRule = keyof typeof topics;

export function asksFor(rule: TopicRule, sentence: string): boolean {
  const { asks, but }: Topic = topics[rule];
  return !but?.test(sentence) && asks.some((pattern) => pattern.test(sentence));
}

export function isListed(rule: TopicRule, labels: readonly string[]): boolean {
  const { choices }: Topic = topics[rule];
  return choices !== undefined && labels.filter((label) => choices.test(label)).length >= 2;
}
