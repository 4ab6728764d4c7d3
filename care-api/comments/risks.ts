const whom = '(?:her|him|me|us|them|my|our|mum|mother|dad|father|gran\\w*|nan|wife|husband|aunt\\w*|uncle)';

/** Words that tell of harm. What they are said about is for people to see: a comment too many waits, none is refused. */
const harm = [
  'abus\\w+|assault\\w*|molest\\w*|neglect(?:ed|ful|ing)?|rap(?:e|ed|ing|ist)|bruis\\w+|starv(?:e|ed|es|ing)|suicid\\w*',
  'self[- ]?harm\\w*|overdos\\w+|safeguarding|black eye|domestic violence|coerc\\w+',
  '(?:is|are|was|were|be|been|being|gets?|got) (?:often |always |being )?(?:hit|beaten|slapped|punched|kicked|hurt|robbed' +
    '|drugged|choked|threatened|tied|locked (?:in|up|out))',
  `(?:hits?|hitting|beats?|beating|slap\\w*|punch\\w*|kick\\w*|hurt(?:s|ing)?|threaten\\w*|chok\\w+|robb?(?:s|ed|ing)) ${whom}`,
  `(?:shouts?|shouted|shouting|screams?|screamed|screaming) at ${whom}`,
  `(?:steals?|stealing|stole|stolen|took|taking|takes) (?:money )?from ${whom}|(?:steals?|stealing|stole|stolen) ${whom}`,
  `lock(?:s|ed|ing)? ${whom}(?: \\w+)? (?:in|up|out)|kill(?:ed|ing)? (?:her|him|my|our|them|your)sel\\w+`,
  '(?:afraid|scared|frightened|terrified) of (?:her|his|my|the|their|our) (?:carer|husband|wife|son|daughter|nurse)',
  "(?:in|at) (?:danger|risk of harm)|(?:is|are|am|was)(?: not|n[’']t) safe|unsafe|not (?:fed|washed|changed) for",
  // What a cry for help is like in the other languages of the site.
  'missbrauch\\w*|misshandel\\w*|geschlagen|schlägt|maltrait\\w*|frapp(?:e|ée?|ait)|violences?|maltrat\\w*|golpea\\w*|abuso',
  'maltratta\\w*|picchia\\w*|bate-lhe|maus[- ]tratos|mishandel\\w*|geslagen|slaat|misbruik\\w*|mishandl\\w*|slår|misshandl\\w*',
  'övergrepp|bije|pobit\\w+|przemoc\\w*|znęca\\w*|bántalmaz\\w*|megver\\w*|bije ju|týra\\w*|týran\\w*|dövüyor|istismar\\w*',
  'κακοποι\\w*|χτυπ\\w+|бьёт|бьет|избива\\w*|издева\\w*|насили\\w*|يضرب\\w*|ضرب\\w*|إساءة|اعتداء',
];
const inWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${harm.join('|').replaceAll('\\w', '[\\p{L}]')})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Of scripts that put no space between words. */
const inSigns = /虐待|暴力|殴|叩かれ|自殺|毆打|打她|打他|性侵|自殘/u;

export function tellsOfHarm(text: string): boolean {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ');
  return inWords.test(plain) || inSigns.test(plain);
}

const where = [
  // 14 Mill Lane, but nothing that is a mile down the road.
  /(?<![\p{L}\p{N}])\d{1,4}[a-z]?,? (?:(?!(?:the|our|my|your|this|that|a|an|of|to) )[\p{L}’'-]+ ){1,3}(?:street|road|lane|avenue|crescent|terrace|mews)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}’'-]* ){1,3}(?:St|Rd|Ln|Ave|Close|Drive|Way|Gardens?|Grove|Court|Place|Square|Hill|Row|Park)(?![\p{L}\p{N}])/u,
  // A postcode.
  /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\p{N}])/iu,
  // A telephone, whatever stands between its digits.
  /(?<![\p{L}\p{N}])(?:\+|00|0)(?:[ ().-]{0,2}\d){9,14}(?!\d)/u,
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
];

export function saysWhereSomebodyIs(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ');
  return where.some((pattern) => pattern.test(plain));
}
