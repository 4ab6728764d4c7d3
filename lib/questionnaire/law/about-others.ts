/** Words of the trade, of training and of work that has been done: conditions named there are not those of who answers. */
const trade = [
  /\bhealth (?:and|&) (?:safety|care (?:professions?|professionals?|workers?|visas?|staff|sector|council))\b/g,
  /\b(?:health (?:and|&|or) )?social care\b/g,
  /\bhealth ?care(?: (?:assistants?|workers?|professionals?|support|sector|settings?|roles?|certificate|provider))?\b/g,
  /\bhealth (?:and well-?being (?:lead|champion|policy)|sector|services?|professionals?|professions?|board|authority|trust|studies|sciences?|visitors?|workers?|insurance|club|background|coach)\b/g,
  /\b(?:public|community|mental|primary|allied) health (?:trusts?|services?|nurs\w+|teams?|act|units?|wards?|settings?|hospitals?|homes?|first aid\w*|awareness|sector|charit\w+|support workers?|professionals?|environments?|fields?|care)\b/g,
  /\b(?:nvq|qcf|rqf|diplomas?|degrees?|btec|level (?:\d|two|three|four|five)|gcse|a-levels?|bsc|msc|phd)\b[^.?!]*/g,
  /\bdisability (?:confident|awareness|services?|nurs\w+|support workers?)\b/g,
  /\blearning disabilit(?:y|ies) (?:services?|nurs\w+|teams?|settings?|homes?|units?|support workers?)\b/g,
  /\b(?:sick pay|first aid\w*|maternity cover|hearing dog|guide dog|terms (?:and|&) conditions|conditions of (?:employment|service|use|entry)|(?:working|living|weather|road) conditions)\b/g,
  /\bmedication (?:administration|management|competenc\w+|records?|rounds?|charts?|policy|errors?|prompt\w*)\b/g,
  /\bhealthy (?:meals?|diets?|food|eating|lifestyles?|snacks?|relationships?)\b/g,
  /\bdementia (?:friends?|champions?|care)\b/g,
  /\bfitness to practi[sc]e (?:investigations?|proceedings|referrals?|hearings?|panels?|process)\b/g,
  /\bmedical (?:receptionists?|secretar\w+|emergenc\w+|devices?|equipment|terminology)\b/g,
  /\b(?:diabetic|special|therapeutic) (?:diets?|meals?|food|cooking)\b/g,
];

const person =
  '(?:clients?|people|someone|somebody|residents?|service users?|customers?|persons?|adults?|children|older people|the elderly|individuals|patients?|those|loved ones?|families)';

/** From these words to the end of the sentence it is about others, or about what somebody can do. */
const clauses = [
  // "dementia and learning disability training".
  /(?:\b(?!you\b|your\b|any\b)[a-z-]+,? (?:and |or |& )?){1,4}(?<!you )\b(?:experience|training|qualifications?|certificates?|courses?|knowledge|skills)\b(?! (?:(?:of|with|on|at|about|as|to|for|caring|working|supporting|do|have|you|did)\b|in\b(?! the (?:last|past))))/g,
  /(?<!lived )(?<!you )\bexperience(?: (?:do|have|you|did|had|got))* (?:of|in|with|as|caring|working|supporting|looking|giving|administering|nursing|handling|using)\b.*/g,
  /\bexperienced (?:in|with|at|carers?)\b.*/g,
  /\b(?:trained|training|qualified|qualifications?|certificates?|courses?|knowledge|understanding|awareness|skills?|expertise|interest|interested|competent|confident|comfortable|familiar) (?:in|of|on|with|for|about|to|at|around|supporting|caring|working|giving|administering)\b.*/g,
  /(?<!off )(?<!from )(?<!at )\bwork(?:ed|ing)? (?:with|alongside|within|in|for|at|as)\b(?! (?:pain|an? (?:illness|injury|bad back)|night)).*/g,
  /\b(?:cared|caring|care) for\b.*/g,
  /\b(?:look|looked|looking) after\b(?! (?:your|you)\b).*/g,
  /\b(?:which branch|branch of|branch \(|client groups?|specialit(?:y|ies)|specialisms?|part of the register|which (?:areas?|fields?|services?))\b.*/g,
  /(?<!(?:need|needs|require|want)(?: any| extra| some)? )\bsupport(?:ed|ing)? (?:with|people|someone|somebody|a person|clients?|adults?|children|individuals|those|them|residents?|service users?)\b.*/g,
  /\b(?:give|gave|given|giving|administer\w*|prompt\w*|handl\w+|dispens\w+|manag\w+|collect\w*|order\w*|assist\w* with) (?:(?!your\b|any\b|details\b|of\b)[\w']+ ){0,3}(?:medications?|medicines?|injections?|insulin|prescriptions?|personal care)\b.*/g,
  /\b(?:cook\w*|prepar\w+ (?:\w+ )?(?:food|meals?)|food hygiene|meals?)\b.*/g,
  /\bwhat (?:would|should|do|did) you do\b.*/g,
  /\bhow (?:would|should|do|did|can) you (?!describe|rate|say|assess|feel|consider)(?!\w+ (?:with )?your\b)\w+.*/g,
  /\b(?:tell us about|describe|give (?:us )?an example of) a (?:time|situation|client)\b.*/g,
  /\b(?:why do you want|what (?:interests|attracts)|why are you interested|what do you (?:know|understand))\b.*/g,
  new RegExp(
    `\\b(?<!other )${person}(?:'s?)? (?:\\w+ )?(?:who|with|living|suffering|that|has|have|had|having|needing|in need|under|over)\\b.*`,
    'g',
  ),
  new RegExp(`\\b${person}(?:'s|s') .*`, 'g'),
  /(?<!\bas an? )\b(?:disabled|vulnerable|pregnant|autistic|sick|blind|deaf) (?:people|persons?|adults?|child(?:ren)?|clients?|women|residents?|relatives?|customers?)\b/g,
  /\b(?:our|the|a|your|live-in) (?:clients?|residents?|service users?|patients?)\b.*/g,
];

export function ofWhoAnswers(sentence: string): string {
  return [...trade, ...clauses].reduce((left, pattern) => left.replace(pattern, ' '), sentence);
}
