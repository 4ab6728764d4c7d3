/** What asks after somebody's health or disability, once others and the trade are left out. */
const conditions = [
  /\bhealth\b/,
  /\bhealthy\b/,
  /\b(?:illness(?:es)?|ill|ill-health|unwell|sick|sickness(?:es)?|diseases?|diagnos\w+|symptoms?)\b/,
  /\b(?:disabilit(?:y|ies)|disabled|impair(?:ed|ments?)|handicap\w*)\b/,
  /\b(?:infirmit(?:y|ies)|ailments?|disorders?|phobias?)\b/,
  /\b(?:pre-?existing|underlying|long[- ]?(?:term|standing)|chronic|existing|serious)(?: \w+)? (?:conditions?|problems?)\b/,
  /\b(?:you have|have you|have you got|suffer|do you have)(?: \w+){0,5} conditions?\b(?! (?:on|attached|placed|imposed|of))/,
  /\bconditions? (?:that|which|affecting|likely)\b/,
  /\bmedical(?:ly)?\b/,
  /\b(?:medications?|medicines?|medicated|prescriptions?|prescribed|tablets)\b/,
  /\b(?:under(?:going)?|receiv\w+|needs?|having|had|any) (?:\w+ )?treatment\b/,
  /\b(?:surgery|surgical|operations?)\b(?! manager)/,
  /\b(?:been|admitted|stay\w*|gone|treated|time) (?:in|to|at) (?:a )?hospital\b/,
  /\b(?:hospitali[sz]\w+|hospital (?:admissions?|appointments?|treatment|stays?))\b/,
  /\binjur(?:y|ies|ed)\b/,
  /\b(?:allerg\w+|asthma\w*|epilep\w+|diabet\w+|seizures?|blackouts?|faint(?:ing|ed|s)?|dizz\w+|vertigo|migraines?)\b/,
  /\b(?:fits|fits or faints)\b(?! (?:your|you|the|with|in|around|best))/,
  /\b(?:arthrit\w+|rheumat\w+|hernias?|sciatica|slipped discs?|cancer|hepatitis|tuberculosis|tb|hiv|mrsa|eczema|dermatitis)\b/,
  /\b(?:heart|skin|lung|chest|joint|knee|hip|shoulder|neck|back|spine|spinal|kidney|bowel|blood|breathing)(?: (?:or|and) \w+)? (?:conditions?|problems?|trouble|issues?|complaints?|diseases?|pains?|injur\w+|strains?|disorders?|attacks?|pressure|groups?|types?)\b/,
  /\b(?:problems?|trouble|pains?|issues?|bad|hurt(?:ing)?|injured|strained|weak\w*|strong|broken)(?: (?:with|in|of|to))? (?:your |the |a |any )?(?:back|knees?|neck|hips?|shoulders?|joints?|spine|heart|hands?|legs?|arms?|wrists?)\b/,
  /\b(?:bad back|back(?:ache)?s? (?:pain|trouble)|backache)\b/,
  /\b(?:infectious|contagious|communicable|infections?)\b(?! (?:prevention|control))/,
  /\b(?:dyslexi\w*|dyspraxi\w*|autis\w+|asperger\w*|adhd|neuro(?:divers|diverg)\w+|learning (?:difficult\w+|needs))\b/,
  /\bspecial needs\b|\bsuffer(?:s|ed|ing)?\b|\bheadaches?\b|\bnerves\b|\b(?:broken|fractured)\b.*\bbones?\b/,
  /^\W*are you (?:\w+ )?well\W*$/,
  /\b(?:make|makes|made)(?: any| a)? condition\b/,
  /\b(?:stroke|copd|bronchitis|emphysema|multiple sclerosis|thyroid|anaemi\w+|ulcers?|colitis|crohn'?s|glaucoma|cataracts?|tinnitus|measles|chickenpox|shingles|malaria|typhoid|salmonella|dysentery|gastro\w+|diarrhoea|hay ?fever|rash(?:es)?|psoriasis|repetitive strain|carpal tunnel|fibromyalgia|lupus|chronic fatigue|claustrophob\w+|miscarriages?|incontinen\w+|breathless\w*|amputat\w+)\b/,
  /\b(?:antidepressants?|painkillers?|steroids|methadone|insulin|drows\w+|physiotherap\w+|chiropract\w+|a ?& ?e|accident and emergency)\b/,
  /\b(?:pains?|painful|aches?|aching)\b|\breact (?:badly|adversely) to\b|\b(?:fit|well) enough\b|\b(?:limited|reduced|poor) mobility\b|\bfull use of\b/,
  /\b(?:epi-?pens?|inhalers?|able-?bodied|menopaus\w*|stoma bag|pacemaker)\b/,
];

const mind = [
  /\b(?:depress(?:ion|ed)|anxiety|bipolar|schizo\w+|ptsd|insomnia|sleep apnoea|eating disorders?|self-?harm\w*|panic attacks?|sectioned)\b/,
  /\b(?:trouble|difficulty|problems?) sleeping\b|\bsleep (?:well|badly|problems?|disorder)\b|\btired? easily\b|\bget(?:ting)? tired\b|\bexhaust\w+|\bstamina\b/,
  /\b(?:nervous|mental) (?:breakdowns?|exhaustion|state|fitness|trouble|problems?|wellbeing|well-being)\b/,
  /\b(?:mentally|emotionally) (?:fit|well|stable|able|ready|capable|strong|tough|resilient)\b|\blow mood\b|\bsuicid\w+/,
  /\b(?:stress[- ]related|suffer\w* (?:from )?(?:\w+ )?stress|stress (?:or|and) (?:anxiety|depression)|(?:because of|due to|through|from) (?:\w+ )?stress|with stress\b(?=.*(?:off|signed|absen)))\b/,
  /\b(?:psychiatr\w+|psychological)\b/,
  /\b(?:receiv\w*|had|having|have|undergo\w*|attend\w*|seen|see|in) (?:\w+ )?(?:counselling|counsellor|therapy|therapist)\b/,
  /\b(?:addict\w*|alcoholi\w+|drug (?:or alcohol )?(?:problem|dependen\w+|use|misuse|abuse|habit)s?|alcohol (?:problem|dependen\w+|intake|consumption|misuse|abuse|use)s?)\b/,
  /\b(?:drink(?:ing)? (?:\w+ )?(?:alcohol|a week|per week)|much (?:alcohol )?do you drink|units of alcohol|dependen(?:t|ce|cy) (?:on|upon)(?: \w+){0,3} (?:alcohol|drugs|substances?)|(?:substance|solvent) (?:mis)?(?:use|abuse)|(?:tak(?:e|en|ing)|us(?:e|ed|ing)) (?:any )?(?:illegal |recreational |prescription |prescribed |controlled )?drugs)\b/,
  /\b(?:do you|you|ever) (?:currently |still |ever )?(?:smoke|vape)\b/,
  /\b(?:are you|non-?)(?: an?)?(?: (?:heavy|regular|light|current))? ?(?:non-?)?smokers?\b|^\W*(?:non-?)?smok(?:ers?|ing)(?: status| habits?)?\W*$|\b(?:smoking (?:status|habits?)|cigarettes)\b/,
];

const body = [
  /\b(?:physical(?:ly)?|bodily)(?: (?:and|or|&|\/) \w+)? (?:fit(?:ness)?|well|healthy|difficult\w+|limitations?|restrictions?|conditions?|problems?|weakness\w*|abilit\w+|capabilit\w+|disorders?|defects?|complaints?|reasons?|strong|strength)\b/,
  /\bphysical (?:or|and) mental\b|\bmental (?:or|and) physical\b|\bphysically (?:or|and) mentally\b|\bmentally (?:or|and) physically\b/,
  /\bfit (?:and|&) (?:well|able|strong)\b|\bfit (?:for|to) (?:work|the job|the role|this|do|carry|perform|undertake|lift|drive|practise|care)\b/,
  /\b(?:how fit|fitness (?:level|for|to)|level of (?:physical )?fitness|good fitness|your fitness|general fitness)\b|^\W*(?:physical )?fitness\W*$/,
  /\b(?:see|hear) (?:and (?:see|hear) )?(?:well|properly|clearly)\b/,
  /\b(?:eye ?sight|vision (?:problem|loss|impair)\w*|sight (?:problems?|loss|test)|hearing (?:problems?|loss|difficult\w*|aids?|test)|hard of hearing|deaf|blind|colou?r[- ]?blind\w*|(?:wear|need) (?:glasses|contact lenses|spectacles))\b/,
  /\b(?:your|any|hearing and|sight and|sight or|full|good|poor|sense of) (?:sight|hearing)\b(?! (?:from|about|back))/,
  /\b(?:use|need|using) (?:an? )?(?:wheelchair|walking (?:aid|stick|frame)|crutch\w*|prosthe\w+)\b/,
  /\b(?:any|walking|disability) aids?\b|\bmobility (?:problems?|issues?|difficult\w+|needs|aids?)\b/,
  /\b(?:your (?:height|weight|bmi|build|clothing size)|height (?:and|or|&|\/) weight|body mass|how (?:tall|heavy) are you|how much do you weigh)\b|^\W*(?:height|weight|bmi)\b/,
  /\b(?:difficult(?:y|ies)|problems?|trouble|pain|struggl\w*|unable|limitations?|restrictions?)(?: with| when| in| to| doing| on)*(?: \w+ing)? ?(?:lift\w*|bend\w*|stand\w*|kneel\w*|climb\w*|walk\w*|carry\w*|seeing|hear\w*|sit\b|sitting|stairs|push\w*|stretch\w*|concentrat\w+)\b/,
  /\bblood group\b/,
];

const doctors = [
  /\b(?:your|the|an?|own|family) (?:own )?(?:gp|doctor|physician|consultant|specialist|psychiatrist|dentist)(?:'s)?\b(?! (?:of the|in charge))/,
  /\bdoctor(?:'?s)? (?:name|details|practice|address|surgery|contact|phone|telephone|note|notes|letter)\b|\bname (?:and|&) address of (?:gp|doctor)\b|^\W*doctor\b|\bgp\b/,
  /\bunder (?:the care of )?(?:an? |any |your )?(?:\w+ )?(?:hospital|consultant|specialist|doctor|medical|clinic)\b/,
  /\b(?:vaccin\w+|immuni[sz]\w+|inoculat\w+|jabs?|boosters?)\b/,
  /\b(?:had|have|tested?|long|symptoms of|from)(?: for)? covid\b|\bcovid\w*[- ]?\d* (?:status|symptoms|test|risk)\b/,
  /\b(?:incapacity benefit|disability benefit|personal independence payment|\bpip\b|employment (?:and|&) support allowance|\besa\b|blue badge|sickness benefit|statutory sick)\b/,
  /\b(?:injury|compensation|industrial|accident) claims?\b|\bclaim(?:ed|s)? (?:for )?(?:compensation|damages)\b|\baccidents? (?:at work|in the workplace)\b/,
  /\boccupational health\b/,
];

const absence = [
  /\b(?:absences?|absent|absenteeism)\b/,
  /\b(?:signed|been|were|off|time) off (?:work|sick|ill|from work)\b|\boff sick\b|\bsick(?:ness)? (?:days?|leave|record|notes?)\b|\bfit notes?\b/,
  /\b(?:how many|number of|any|more than|\d+)(?: \w+){0,3} (?:days?|weeks?|shifts?)(?: \w+){0,5} (?:missed|lost|off)\b(?=.*\b(?:last|past|previous|had|have you|did you|were you|taken)\b)|\bhow many(?: \w+){0,3} (?:days?|shifts?) (?:did|have) you miss/,
  /\b(?:have you|did you|were you)(?: \w+){0,4} (?:missed?|lost|taken|had|took|take)(?: \w+){0,5} (?:days?|time|weeks?|shifts?)(?: \w+){0,2} (?:off|work)\b/,
  /\b(?:have you|did you)(?: \w+){0,3} miss(?:ed)?(?: \w+){0,3} (?:work|days?|shifts?)\b|\bdays? (?:lost|missed|off) (?:from|due|through|because|in the (?:last|past))/,
  /\btime off(?: work)? (?:due|because|for (?:health|medical)|through|owing)\b|\b(?:your )?attendance record\b/,
];

const effects = [
  /\b(?:affect|prevent|limit|impair|restrict|hinder|impact|interfer|hamper|influence)\w*(?: \w+){0,5} (?:ability|able|you from|you (?:doing|carrying|performing)|capacity|performance)\b/,
  /\bany (?:\w+ )?reasons?(?: \w+){0,3} (?:why )?(?:you|that)(?: \w+){0,6} (?:not|n't|cannot|unable)(?: \w+){0,3} (?:do|perform|carry out|undertake|fulfil|lift|manage)\b/,
  /\b(?:adjustments?|adaptations?|special equipment)\b(?=.*\b(?:job|role|work|workplace|duties|tasks|employment|shift)\b)/,
];
/** What keeps somebody from work and has nothing to do with health. */
const otherEffects =
  /\b(?:convict\w*|criminal|commitments?|visa|immigration|right to work|licen[cs]e|driv\w+|availability|shifts?|hours|weekends|nights?|travel|notice|contract|covenant\w*|restrictive|another job|other job|conflicts? of interest|relatives?|regist\w+|barred|disciplin\w+|start|religio\w*|references?)\b/;

const always = [...conditions, ...mind, ...body, ...doctors, ...absence];

export function asksHealth(sentence: string): boolean {
  if (always.some((pattern) => pattern.test(sentence))) return true;
  return effects.some((pattern) => pattern.test(sentence)) && !otherEffects.test(sentence);
}

/** What section 60 lets an employer ask, or what asks nothing. */
const permitted = [
  // Adjustments of the interview, and of all that leads to an offer.
  /^(?=.*\b(?:adjust\w+|arrangements?|assistance|support|help|access\w*|requirements?|adapt\w*|facilit\w+|easier)\b)(?=.*\b(?:interviews?|selection|recruitment|application|apply\w*|shortlist\w*|assessment (?:day|centre|stage|process)?|hiring process)\b)(?!.*\bmedical assessment\b)/,
  // What the work itself is, whoever does it.
  /^(?=.*\b(?:can|could|able|will you|would you be)\b)(?=.*\b(?:with or without|with (?:any |the |reasonable |suitable |appropriate |necessary )*adjust\w*|if (?:needed|necessary|required)|adjustments? (?:if|where))\b)(?=.*\badjust\w*)/,
  /\b(?:guaranteed interview|interview (?:guarantee )?scheme|disability confident|positive action|offer of an interview)\b/,
  // After an offer.
  /^(?=.*\b(?:after|once|following|subject to|if|when|upon|before you start|on receiving|conditional)\b)(?=.*\b(?:offer|offered)\b)(?=.*\b(?:medical|health|check|screening|questionnaire|form|assessment|declaration)\b)/,
  // "You do not need to tell us of any illness."
  /\b(?:do not|don't|no need|need not|not need|not have|not required|not obliged|never|please avoid|without|won't ask|will not ask|not asking)(?: \w+){0,4} (?:tell|telling|include|including|mention\w*|give|giving|disclos\w+|say|send|share|sharing|provide|list|ask|about)\b/,
];

export function isPermittedSentence(sentence: string): boolean {
  return permitted.some((pattern) => pattern.test(sentence));
}

export function isMonitoring(text: string): boolean {
  return /\b(?:monitoring|equal opportunit\w+|equalit(?:y|ies) (?:and|&|data|form|survey|questions?)|diversity (?:and|&|data|form|survey|questions?))\b/.test(
    text,
  );
}
