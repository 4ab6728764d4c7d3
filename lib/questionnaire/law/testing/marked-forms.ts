import type { AskedQuestion } from '../asked-question';

/**
 * Application forms as they are met, written anew and marked by hand: before the bar what the law has something to say
 * about, nothing where all is well, `?` where a reader may take it either way. Choices stand behind `::`.
 */
const forms = {
  'Live-in carer, a family agency': `
    | What is your full name?
    | Which number can we ring you on?
    age | Date of birth
    nationality | Nationality
    | Do you have the right to work in the UK? :: Yes; No; I need sponsorship
    | Do you hold a full driving licence that you can use in the UK?
    | Have you any points on your licence?
    | How many years have you worked in care?
    | Which of these have you supported people with? :: Dementia; Stroke; Diabetes; Parkinson's; None of these
    | Are you trained to give medication?
    health | Have you any health problems that we ought to know of?
    health | Do you smoke? :: Yes; No
    | Would you live in a home where somebody smokes?
    health | Are you allergic to cats, dogs or anything else?
    | Can you cook plain meals, and meals for a diabetic diet?
    family | Marital status :: Single; Married; Divorced; Widowed
    family | Do you have children or other dependants?
    convictions | Have you ever been convicted of a criminal offence?
    | Do you have an enhanced DBS certificate on the update service?
    | Please name two people who can give you a reference.
    | When could you start?`,
  'Care assistant, a home': `
    | First name
    | Last name
    | Have you used any other names?
    | Email address
    identity | National Insurance number
    | Why do you want to work in health and social care?
    | Which qualifications do you have? For example NVQ level 2 in Health and Social Care.
    health | How many days were you off sick in the last two years?
    health | Please give the name and address of your GP.
    health | Are you taking any medication at present?
    | This job means moving people with a hoist. Are you able to do that, with or without reasonable adjustments?
    | Do you need any adjustments for the interview?
    pregnancy | Are you pregnant, or have you given birth in the last six months?
    convictions | Give details of any cautions, reprimands or convictions.
    | Are you willing to have an enhanced DBS check?
    religion | What is your religion?
    | Are you able to work Sundays?
    | Which shifts suit you? :: Days; Nights; Weekends
    | How did you hear about us? :: Facebook; A friend; Job centre; Instagram
    photo | Please attach a recent photograph.
    | Attach your CV`,
  'Nurse, an agency': `
    | Name in full
    | NMC PIN and date of renewal
    | Are there any conditions on your NMC registration?
    | Tell us about your experience on mental health wards.
    | Have you completed training in epilepsy, diabetes and end of life care?
    health | Have you ever suffered from back trouble, slipped disc or sciatica?
    health | Have you been in hospital or had an operation in the last five years?
    health | Are you immunised against hepatitis B?
    health | Do you have, or have you had, tuberculosis?
    health | Have you ever been treated for depression, anxiety or any other mental illness?
    | If we offer you the post, we will ask you to fill in a health questionnaire. Is that clear?
    union | Are you a member of a trade union or the RCN? Which union is it?
    | Have you ever been the subject of a fitness to practise investigation?
    convictions | Have you ever been arrested or charged with an offence?
    | Do you have unspent convictions?
    | What is your notice period?
    | How far are you willing to travel?
    | Give the dates and reasons of any gaps in your employment.
    | How would you deal with a client who refuses her medication?
    race | Ethnic origin :: White; Black; Asian; Mixed; Other`,
  'Personal assistant, for one man at home': `
    | Hello. What shall we call you?
    orientation | Are you male or female? :: Male; Female
    age | How old are you?
    | Are you 18 or over?
    health | Are you fit and healthy?
    health | Have you ever had problems with your back or knees?
    | The work is physical: Tom is lifted four times a day. Can you do this, with adjustments if you need them?
    | Do you drive?
    | Are you happy to go swimming with Tom?
    | Are you comfortable with personal care?
    | What are your hobbies?
    | Have you worked with someone with autism before?
    | Do you like dogs?
    accounts | Link to your Facebook profile
    | Do you have a LinkedIn page?
    family | Who looks after your children when you work? Please describe your childcare.
    convictions | Do you have a criminal record?
    | Tell me about a day at work that you were proud of.
    | What hourly rate do you expect?`,
  'Support worker, a charity': `
    | Your name
    | Address and postcode
    | Where did you see this job advertised?
    | Describe a time when you supported somebody with challenging behaviour.
    | What do you understand by safeguarding?
    | Do you have experience of learning disabilities, autism or acquired brain injury?
    health | Do you consider yourself to have a disability? :: Yes; No; I'd rather not say
    health | If yes, what is the nature of your disability?
    | We are a Disability Confident employer. Do you wish to be considered under the guaranteed interview scheme?
    | Is there anything we can do to make the application or the interview easier for you, for example because of a disability?
    health | How would you describe your general state of health?
    health | Do you have dyslexia or another learning difficulty?
    health | How many units of alcohol do you drink in a week?
    | Are you related to anybody who works for us?
    | Do you have any other job that you will keep?
    nationality | Are you a British citizen?
    | Which documents can you bring to show your right to work?
    politics | Are you a member of a political party?
    convictions | Have you ever been in trouble with the police?
    | Is there any reason why you should not work with vulnerable adults?`,
  'Home help, a small firm': `
    | Name
    | Mobile
    age | Age
    nationality | Where were you born?
    nationality | Is English your first language?
    | How well do you speak and read English? :: A little; Well; Very well
    | Can you use public transport to reach Otley and Ilkley?
    health | Do you wear glasses or a hearing aid?
    health | Height and weight
    health | Do you have a bad back?
    health | Have you ever claimed compensation for an accident at work?
    health | Is there anything that may affect your ability to do this job?
    | Is there anything that limits your availability, such as another job or study?
    | Are you confident using a vacuum cleaner, washing machine and iron?
    family | Are you married?
    | Days you cannot work
    identity | Bank account and sort code for your wages
    | Two referees, one of them your last employer
    | Are you happy for us to ask them before an interview?`,
  'Night carer, a large provider': `
    | Title and name
    | Preferred pronouns
    | Job reference number
    | Employment history, most recent first
    | Reason for leaving your last job
    health | Please state your sickness record for the last 24 months, with reasons.
    health | Have you a physical or mental impairment with a long-term effect on day-to-day life?
    health | Do you need any reasonable adjustments to do this job?
    health | Are you receiving, or waiting for, any medical treatment?
    health | Would working at night make any condition you have worse?
    | Have you worked waking nights before?
    | Can you stay awake and alert for a shift of ten hours, with adjustments where needed?
    | Please do not tell us about your health or any disability here. Is there anything else you would like to say?
    | What attracts you to caring for people with dementia?
    convictions | Have you any convictions, spent or unspent?
    | Have you any caution or conviction that is not protected under the Exceptions Order?
    | List your training with dates: moving and handling, first aid, medication, food hygiene
    | May we keep your details for other vacancies?
    | Do you need a visa to work here?
    health | Have you had a COVID-19 vaccination and a booster?`,
  'Carer for a child, a family': `
    | Who are you?
    | Which children's ages have you looked after?
    | Do you have children's first aid?
    pregnancy | Do you plan to have a family in the next few years?
    family | How many children do you have of your own?
    health | Is there a history of illness in your family?
    health | Do you take drugs or drink alcohol?
    health | Have you ever seen a psychiatrist or had counselling?
    | Have you cared for a child with epilepsy or severe allergies?
    | What would you do if a child had a seizure?
    | Are you registered with Ofsted?
    | Can you swim?
    religion | Do you go to church?
    | Would you be happy to take our son to Sunday school?
    photo | Send us a photo of yourself
    | Please upload photographic ID so that we can check your right to work
    accounts | What is your Instagram username?
    orientation | What is your sexual orientation?
    | What do you enjoy about children?`,
  'Equal chances, a council': `
    | Which post are you applying for?
    | How do you meet each point of the person specification?
    | Do you know a councillor or a senior officer?
    | Have you a disability for which you need arrangements at the selection tests or the interview?
    | Please tell us of any dates when you cannot come to an interview.
    health | Have you ever retired early on grounds of ill health?
    health | Have you been absent from work for more than ten days in a row, and why?
    convictions | Have you ever been cautioned or sent to prison?
    statement | Equal opportunities monitoring. These answers are kept apart and those who choose never see them.
    | Do you have a disability or a long-term health condition?
    | Ethnic group :: White; Black; Asian; Mixed; Prefer not to say
    | What is your religion or belief?
    | Sexual orientation
    | Age group :: 16–24; 25–34; 35–49; 50–64; 65 or over
    | Gender :: Man; Woman; In another way; Prefer not to say
    statement | Declaration
    | I declare that what I have said is true.
    ? | Do you agree to a medical before you start?`,
  'Relief carer, taken from paper': `
    | SURNAME
    | FORENAMES
    age | D.O.B.
    family | Maiden name
    identity | N.I. No.
    | Own transport?
    | Next of kin
    health | Medical history (give dates)
    health | Registered disabled? Number of green card
    health | Any disabilities?
    health | Fits, faints or blackouts?
    health | Heart trouble or high blood pressure?
    health | Doctor's name and surgery
    health | Do you have any difficulty with lifting, bending or climbing stairs?
    health | Details of any serious illness or injury
    union | Union membership
    | Present wage
    | Hours wanted
    | Experience of the elderly and the mentally ill
    | Signed`,
};

type MarkedQuestion = AskedQuestion & { mark: string };

export const markedForms: readonly { title: string; questions: readonly MarkedQuestion[] }[] = Object.entries(
  forms,
).map(([title, lines]) => ({ title, questions: lines.trim().split('\n').map(readLine) }));

function readLine(line: string, place: number): MarkedQuestion {
  const [mark = '', words = ''] = line.split('|').map((part) => part.trim());
  const [headline = '', labels] = words.split('::').map((part) => part.trim());
  const choices = (labels ?? '')
    .split(';')
    .map((label) => label.trim())
    .filter(Boolean)
    .map((label) => ({ value: label, label }));
  return {
    id: place + 1,
    mark,
    headline,
    questionType: choices.length > 0 ? 'multiple-choice' : 'text',
    inputKind: mark === 'statement' ? 'statement' : choices.length > 0 ? null : 'short',
    choices,
  };
}
