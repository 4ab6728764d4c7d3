import type { SamplePost } from './sample-post';

export const startingOut: readonly SamplePost[] = [
  {
    title: 'What live-in care is, and what it is not',
    author: 'Harriet Penrose',
    categories: ['Live-In Care'],
    tags: ['Starting out', 'Live-in care'],
    banner: 'live-in-care-1',
    daysAgo: 352,
    html: `<p>Live-in care means that a carer moves into the spare room. Not for ever, and not the same person all year round, but for weeks at a time, so that the one who needs help can stay among their own things.</p>
<h2>What a carer does</h2>
<p>Help with getting up, washing and dressing; medicines at the right time; meals someone actually likes; the laundry, the post, a lift to the hairdresser. A good part of the day is simply company: the crossword, a walk to the postbox, knowing that the tea is taken without milk.</p>
<h2>What it does not do</h2>
<ul><li>It is not nursing. A carer can follow a nurse’s plan, but does not replace the district nurse.</li><li>It is not round-the-clock work by one person. A carer sleeps at night and has a break every day.</li><li>It is not a cleaning service for the whole family, though the kitchen will be tidy.</li></ul>
<h2>Who it suits</h2>
<p>People who need someone near through the day, who sleep most of the night, and who would rather keep their own front door. Couples often do well: one carer can look after both, and no one has to be separated.</p>
<p>It suits less well when someone is up most of every night, when there is no room for a carer, or when two people are needed for every move. Then it can be combined with other help, or another kind of care may be kinder. A provider worth having will say so before you sign.</p>`,
    comments: [
      {
        by: 'Moira T',
        hoursLater: 9,
        text: 'The paragraph about couples is the one I needed two years ago. No one told us it was possible.',
        replies: [
          {
            by: 'Harriet Penrose',
            hoursLater: 14,
            text: 'We hear that a lot, Moira. It is worth asking every provider how they price a second person.',
            replies: [
              {
                by: 'Moira T',
                hoursLater: 3,
                text: 'Ours added about a sixth to the weekly price. Still less than two rooms.',
              },
            ],
          },
        ],
      },
      {
        by: 'Gethin',
        hoursLater: 60,
        text: 'How small can the carer’s room be? Ours was a box room with a sewing machine in it.',
      },
    ],
  },
  {
    title: 'What does it cost, and who helps to pay?',
    author: 'Rupert Ashdown',
    categories: ['Live-In Care'],
    tags: ['Money', 'Funding', 'Starting out'],
    banner: 'live-in-care-3',
    daysAgo: 331,
    html: `<p>No one likes this conversation, so let us have it early. The price of live-in care depends on how much help is needed, whether nights are quiet, and where you live.</p>
<h2>An example, only to show the sums</h2>
<p>Say a provider charges £1,300 a week. Food for the carer might add £40. If the carer is paid double on eight bank holidays, spread over the year that is perhaps £25 a week more. So the figure to compare with others is not £1,300 but about £1,365. Ask for everything in writing: what is included, what is extra, and how much notice there is before it rises.</p>
<h2>Where help may come from</h2>
<ul><li><strong>The council.</strong> Anyone who appears to need care can ask for a needs assessment, free of charge. Whether the council then pays depends on needs and on means, and the rules differ in England, Scotland, Wales and Northern Ireland.</li><li><strong>The NHS.</strong> Where the main need is a health need, NHS Continuing Healthcare can pay in full in England and Wales; Scotland and Northern Ireland have arrangements of their own. It is worth asking for the checklist.</li><li><strong>Benefits.</strong> Attendance Allowance (Pension Age Disability Payment in Scotland) does not look at savings. Many people who could have it have never asked.</li></ul>
<h2>Before you sign</h2>
<p>Ask for the assessments first, because they cost nothing. If a house or larger savings are involved, see an independent financial adviser who knows care; a good one will also tell you when you do not need one.</p>`,
    comments: [
      {
        by: 'Ishbel',
        hoursLater: 20,
        text: 'Attendance Allowance took us one long evening with the form and a pot of tea. Worth it.',
      },
      {
        by: 'Desmond K',
        hoursLater: 31,
        text: 'Does the council’s assessment happen at home or over the telephone?',
        replies: [
          {
            by: 'Rupert Ashdown',
            hoursLater: 5,
            text: 'Either. If a telephone call would not show the difficulties, say so and ask for a visit. Have someone with you who knows the bad days as well as the good ones.',
          },
          {
            by: 'Ishbel',
            hoursLater: 8,
            text: 'And keep a diary for a week before. Mum said “I manage” to every question.',
          },
        ],
      },
    ],
  },
  {
    title: 'Two carers on a video call: how to choose',
    author: 'Harriet Penrose',
    categories: ['Live-In Care', 'Companionship and Home Help'],
    tags: ['Choosing a carer', 'Starting out'],
    banner: 'find-a-carer-1',
    daysAgo: 309,
    html: `<p>You have two profiles on the table and a video call at four. What do you ask a stranger who may soon know where the biscuits are kept?</p>
<h2>Let the person who needs care speak first</h2>
<p>Even when words are difficult. Watch whom the carer looks at: the daughter who arranged the call, or the man in the armchair?</p>
<h2>Questions that tell you something</h2>
<ul><li>What did a good day look like in your last placement?</li><li>Tell us about a day that went wrong. What did you do?</li><li>What would you cook on a Tuesday with what is in an ordinary fridge?</li><li>How do you like to spend your break?</li><li>What would make you ring the office?</li></ul>
<p>The last one matters most. You want someone who asks for help early, not someone who has never needed any.</p>
<h2>Things to say plainly</h2>
<p>Smoking, pets, faith, food, the thermostat, the volume of the television. None of it is rude. All of it decides whether two people can share a kitchen in February.</p>
<h2>And if you choose wrongly?</h2>
<p>It happens, and it is no one’s fault. Ask each provider how a change works, how long it takes, and whether it costs anything, before you need to know.</p>`,
    comments: [
      {
        by: 'Philippa W',
        hoursLater: 44,
        text: 'We asked “what would you cook on a Tuesday?” and got a lecture on lentils. Dad laughed, and she has been with us since.',
      },
      {
        by: 'Tom',
        hoursLater: 52,
        text: 'Should we show the house on the call?',
        replies: [
          {
            by: 'Harriet Penrose',
            hoursLater: 2,
            text: 'Please do, above all the carer’s room and the bathroom. Surprises on day one help no one.',
          },
        ],
      },
    ],
  },
  {
    title: 'Direct payments: choosing your own care with the council’s money',
    author: 'Rupert Ashdown',
    categories: ['Companionship and Home Help'],
    tags: ['Money', 'Funding'],
    banner: 'home-help-2',
    daysAgo: 96,
    html: `<p>When a council has agreed that someone needs care, and that it will pay towards it, the money does not have to be spent by the council. You can usually ask for a direct payment and arrange the care yourself.</p>
<h2>How it works</h2>
<p>The needs are written into a plan, with a sum to meet them. The sum goes into a separate account or onto a card. You spend it on what the plan is for (an agency, a carer you employ, a day centre, sometimes equipment) and keep the receipts.</p>
<h2>The good part</h2>
<p>Choice: who comes, when, and how the hours are used. A plan for five mornings can become three mornings and a Saturday at the football.</p>
<h2>The part to think about</h2>
<ul><li>If you employ someone, you are an employer, with payslips, holiday, insurance and a pension to see to. Many areas have a support service that does this for you.</li><li>The sum may not stretch to the agency you would like. Ask how it was worked out, and whether it can be looked at again.</li><li>There are limits on paying a relative who lives in the same home. Ask first.</li></ul>
<p>A direct payment is not all or nothing: part can stay with the council. And if it turns out to be more work than it is worth, you can hand it back.</p>`,
    comments: [
      {
        by: 'Aled',
        hoursLater: 16,
        text: 'The payroll service our council recommended does everything for us, payslips included.',
      },
      { by: 'Bernadette', hoursLater: 90, text: 'Keep every receipt in one shoebox. That is my whole advice.' },
    ],
  },
  {
    title: 'Power of attorney: the form to sign while you do not need it',
    author: 'Rupert Ashdown',
    categories: ['Companionship and Home Help'],
    tags: ['Planning ahead', 'Family'],
    banner: 'business-1',
    daysAgo: 262,
    html: `<p>A power of attorney lets someone you trust act for you. It can only be made while you still parseQuestion what you are signing, and that is why the right time is always earlier than it feels.</p>
<h2>The names differ</h2>
<ul><li><strong>England and Wales:</strong> a lasting power of attorney. There are two, one for money and property, one for health and welfare.</li><li><strong>Scotland:</strong> a continuing power of attorney for money, a welfare power of attorney for the rest, or both in one document.</li><li><strong>Northern Ireland:</strong> an enduring power of attorney, which covers money and property.</li></ul>
<h2>Three things people get wrong</h2>
<p><strong>“My wife can do it anyway.”</strong> Being married does not by itself let you use another person’s bank account or decide about their care.</p>
<p><strong>“It takes my money out of my hands.”</strong> It does not. You go on deciding for as long as you are able, and you can cancel it while you are.</p>
<p><strong>“We signed it, so we are done.”</strong> It has to be registered before it can be used, and that takes weeks. Do it straight away.</p>
<h2>Choosing</h2>
<p>Choose someone who would do what you want, which is not always the eldest. Two people can act together or each alone, and you can name a replacement. This is a general description and no legal advice: the government’s own guidance is free and good, and a solicitor is wise where a business, property abroad or a family quarrel is involved.</p>`,
    comments: [
      {
        by: 'Marjorie B',
        hoursLater: 11,
        text: 'I did both at seventy, on the same afternoon as the cat’s vaccination. No regrets on either.',
      },
      {
        by: 'Owen',
        hoursLater: 200,
        text: 'Please add that banks want to see the registered copy. We lost a month there.',
      },
    ],
  },
];
