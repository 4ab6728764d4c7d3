import type { SamplePost } from './sample-post';

export const careAndCarers: readonly SamplePost[] = [
  {
    title: 'Seven till nine: a carer’s Wednesday',
    author: 'Joy Adeyinka-Small',
    categories: ['Live-In Care', 'Carer Jobs'],
    tags: ['A carer’s life', 'Live-in care'],
    banner: 'carer-job-1',
    daysAgo: 318,
    html: `<p><strong>7.10.</strong> I hear the radio, so he is awake. Kettle, curtains, “still here then?”, which is his joke and has been since March.</p>
<p><strong>7.40.</strong> Wash, shave, tablets. He shaves himself; I hold the mirror. It would be quicker if I did it. It would also be one thing fewer that he does.</p>
<p><strong>9.00.</strong> Porridge, notes in the care record, a message to his son with a photograph of the bird table.</p>
<p><strong>10.30.</strong> The bus into town. He sits, I stand near the bell. We buy one lamp bulb and are gone for two hours. That is the point of the lamp bulb.</p>
<p><strong>13.00.</strong> Soup, then he sleeps.</p>
<p><strong>14.00 to 16.00.</strong> My break. A neighbour comes in; I walk by the canal and telephone my sister. I am no good to anyone without those two hours.</p>
<p><strong>16.15.</strong> The physiotherapist’s exercises, with complaints.</p>
<p><strong>18.00.</strong> Fishcakes. He does the peas. A question from the quiz that neither of us can answer, so we ring his granddaughter.</p>
<p><strong>20.30.</strong> Evening tablets, pyjamas, a hot-water bottle. I check the back door and the path to the bathroom.</p>
<p><strong>21.00.</strong> He says “good man, that Wednesday.” I write it down, because tomorrow he may not remember it and his son would like to know.</p>`,
    comments: [
      { by: 'Celia', hoursLater: 5, text: '“That is the point of the lamp bulb.” I have printed this for my brother.' },
      {
        by: 'Dai',
        hoursLater: 29,
        text: 'Thinking of doing this work at fifty-six. Too late?',
        replies: [
          {
            by: 'Joy Adeyinka-Small',
            hoursLater: 6,
            text: 'I began at fifty-three, after a shoe shop. You will know more than you think.',
            replies: [{ by: 'Dai', hoursLater: 2, text: 'Then I shall ring on Monday.' }],
          },
        ],
      },
    ],
  },
  {
    title: 'From interview to first placement: becoming a carer',
    author: 'Joy Adeyinka-Small',
    categories: ['Carer Jobs'],
    tags: ['Training', 'Interviews', 'A carer’s life'],
    banner: 'carer-job-3',
    daysAgo: 147,
    html: `<p>You need no certificate to apply. You need patience, decent spoken English, the right to work, and references from people who have seen you turn up.</p>
<h2>The interview</h2>
<p>Expect questions about what you would do rather than what you know. “He refuses his tablets.” “She says her daughter steals.” “You smell gas.” There is seldom one right answer, but there are good habits: stay calm, keep people safe, ask, write it down, tell someone.</p>
<ul><li>Have one true story of looking after someone, paid or not.</li><li>Say what you cannot do yet. No one sensible minds.</li><li>Ask about breaks, travel, nights, and who answers the telephone at two in the morning.</li></ul>
<h2>The checks</h2>
<p>Employers look at criminal records: the DBS in England and Wales, the PVG scheme in Scotland, AccessNI in Northern Ireland. An old mistake is not always the end; tell them before the letter does. Never pay anyone for a job, an interview or a sponsorship.</p>
<h2>The training</h2>
<p>Most beginners work towards the Care Certificate or their nation’s equal: safeguarding, medicines, infection control, moving and handling, dementia, and above all how to help without taking over. Then you shadow someone. Only then do you go alone, with a manager who rings on the first evening.</p>
<h2>After that</h2>
<p>Diplomas, specialist courses and, in some nations, registration with a professional council. Ask who pays, and whether study time counts as work.</p>`,
    comments: [
      { by: 'Kasia', hoursLater: 13, text: 'I was asked the tablets question word for word! Not by you.' },
      {
        by: 'Emmanuel',
        hoursLater: 80,
        text: 'The last tip is gold. My previous company took the course fee out of my wages when I left.',
      },
    ],
  },
  {
    title: 'Respite: a break is part of the care',
    author: 'Harriet Penrose',
    categories: ['Respite Care'],
    tags: ['Respite', 'Family carers'],
    banner: 'respite-1',
    daysAgo: 229,
    html: `<p>If you look after a husband, a mother or a grown-up child, you have probably said “I am fine” this week. This page is for afterwards, when the door is shut.</p>
<h2>What respite can be</h2>
<ul><li>Two hours on a Thursday, so that you can swim.</li><li>A night now and then, with a sleep that no one interrupts.</li><li>A fortnight of live-in care while you go away, or stay and do nothing.</li><li>A day centre, or a short stay in a care home, for a change of scene for both.</li></ul>
<h2>How to begin</h2>
<p>Begin small, and before you are desperate. Let the new person come while you are there: to the first lunch, the first bath. Leave a page about how things are done, with the important ones first. “Two sugars, and he will say none” belongs at the top.</p>
<h2>Who helps</h2>
<p>You have a right to an assessment of your own needs as a carer, whatever happens with the assessment of the person you look after. Councils can pay for breaks, and so can carers’ charities. GPs keep a register of carers: ask to be on it.</p>
<h2>And the guilt?</h2>
<p>It comes along on the first holiday and mostly stays at home on the second. One of our families puts it like this: the person you love gets someone rested back.</p>`,
    comments: [
      { by: 'Sheila', hoursLater: 10, text: 'I cried at the first paragraph, then I booked the Thursday.' },
      {
        by: 'Mr P. Oyelaran',
        hoursLater: 48,
        text: '“Two sugars, and he will say none.” Every family has one of those.',
      },
    ],
  },
  {
    title: 'Coming home from hospital: what to ask on the ward',
    author: 'Nasreen Holloway',
    categories: ['Live-In Care', 'Nursing and Complex Care'],
    tags: ['Hospital discharge', 'Planning ahead'],
    banner: 'nursing-1',
    daysAgo: 119,
    html: `<p>It is Thursday, and someone in a lanyard says “home tomorrow”. Good news, and a list of questions. Here is ours, to be read aloud.</p>
<h2>Is it safe?</h2>
<ul><li>Who has decided that they are well enough, and has someone watched them stand, walk and use the toilet?</li><li>Do they need care at home? Who arranges it, who pays at first, and when is that looked at again?</li><li>What should make us worry, and whom do we call then?</li></ul>
<h2>Is it ready?</h2>
<ul><li>Equipment: is it there already, or only ordered?</li><li>Medicines: what is new, what has stopped, and how many days are in the bag?</li><li>Dressings, stockings, catheters: who sees to them, and on which day first?</li><li>A key, a warm house, milk, clothes to travel in.</li></ul>
<h2>Is it written down?</h2>
<p>Ask for the discharge letter and read it before the ambulance comes. Take a photograph of the medicines chart. Get the name of one person at the hospital who will answer on Monday.</p>
<h2>If it feels too early</h2>
<p>Say so, calmly, and say why: “She lives alone, and the stairs are steep.” Ask for the discharge team or the ward’s social worker. There is often help for the first weeks, meant to get someone back on their feet. You should not be asked to decide about care for good from a hospital bed.</p>`,
    comments: [
      {
        by: 'Jocelyn R',
        hoursLater: 2,
        text: 'Reading this on the ward this minute. “Equipment: is it there already, or only ordered?” Only ordered!',
        replies: [
          {
            by: 'Nasreen Holloway',
            hoursLater: 1,
            text: 'Then ask what happens until it comes, and who takes responsibility for that. Good luck, Jocelyn.',
            replies: [
              {
                by: 'Jocelyn R',
                hoursLater: 45,
                text: 'He stayed until Saturday, and the bed arrived first. Thank you.',
              },
            ],
          },
        ],
      },
      {
        by: 'Vernon',
        hoursLater: 100,
        text: 'Milk! We had a hoist, a bed, six boxes of tablets, and nothing for the tea.',
      },
    ],
  },
  {
    title: 'When something is not right: safeguarding in plain words',
    author: 'Col Brannigan',
    categories: ['Companionship and Home Help', 'Live-In Care'],
    tags: ['Safeguarding', 'Family'],
    banner: 'companionship-3',
    daysAgo: 187,
    html: `<p>Safeguarding is a long word for a simple duty: when an adult who needs care may be harmed or neglected, someone must notice, and say so.</p>
<h2>It is not always a bruise</h2>
<ul><li>Money: missing cash, a new name on the account, bills unpaid although there is enough.</li><li>Words: shouting, threats, being talked about as if absent.</li><li>Neglect: unwashed clothes, empty cupboards, tablets not given or given to keep someone quiet.</li><li>Control: a visitor who always answers for the person, a telephone taken away.</li><li>Self-neglect, when someone can no longer manage and lets no one in.</li></ul>
<h2>What to do</h2>
<ol><li>If someone is in danger now, call the emergency services.</li><li>Listen. Do not promise to keep it secret, and do not question like a detective.</li><li>Write down what you saw and heard, in their words, with the date.</li><li>Tell the provider’s safeguarding lead, or the adult safeguarding team at the council. You need no proof, and you can ask for your name to be kept back.</li></ol>
<h2>Whose decision is it?</h2>
<p>As far as possible, the adult’s own. People are allowed to make choices we would not make. Good safeguarding asks “what would you like to happen?” before it does anything.</p>
<h2>From a provider you may expect</h2>
<p>Checked references, receipts for every penny spent, a number for complaints on the kitchen wall, and a manager who visits without an appointment. It is fair to ask for all four.</p>`,
    comments: [
      {
        by: 'Anon, Leeds',
        hoursLater: 30,
        text: 'It was a cousin, and it was money. I wish we had written things down from the start.',
      },
    ],
  },
  {
    title: 'Sleeping or waking? Help in the night',
    author: 'Harriet Penrose',
    categories: ['Live-In Care', 'Nursing and Complex Care'],
    tags: ['Night care', 'Live-in care'],
    banner: 'live-in-care-4',
    daysAgo: 76,
    html: `<p>Most questions about live-in care turn out to be questions about two o’clock in the morning.</p>
<h2>Three kinds of night</h2>
<p><strong>A quiet night.</strong> The live-in carer sleeps and can be called once or twice, for a few minutes. That is part of an ordinary placement.</p>
<p><strong>A sleeping night carer.</strong> Someone else comes to sleep in the house, so that the day carer can rest without listening.</p>
<p><strong>A waking night carer.</strong> Someone stays awake: for turning, for restlessness, for breathing that has to be watched.</p>
<h2>How to find out which</h2>
<p>Keep a night diary for a week: who got up, when, for how long, and why. Patterns appear. Three trips to the bathroom may have to do with the water tablet at teatime, and that is a question for the GP or the pharmacist, not for a rota.</p>
<h2>Before paying for a second person</h2>
<ul><li>A light that comes on when feet touch the floor.</li><li>A sensor or call bell that wakes the carer only when it is needed.</li><li>More daylight, more to do, and shorter naps.</li><li>Pain: it is often worse at night, and often not mentioned.</li></ul>
<p>And be fair. A carer who is up every night cannot safely lift, drive or give medicines the next day. When the diary says that nights have changed, tell the office in the morning.</p>`,
    comments: [
      {
        by: 'Hildegard',
        hoursLater: 19,
        text: 'The water tablet! Moved from five o’clock to breakfast by our pharmacist, and everybody sleeps.',
      },
      {
        by: 'Robbie',
        hoursLater: 26,
        text: 'What do you use for the diary, an app?',
        replies: [{ by: 'Hildegard', hoursLater: 3, text: 'The back of last year’s calendar.' }],
      },
    ],
  },
  {
    title: 'At home until the end',
    author: 'Nasreen Holloway',
    categories: ['Nursing and Complex Care', 'Live-In Care'],
    tags: ['End of life', 'Family', 'Planning ahead'],
    banner: 'respite-2',
    daysAgo: 64,
    html: `<p>Many people say that they would like to die at home. It is often possible. It is seldom simple, and it goes better when it has been talked about.</p>
<h2>Talk about what matters, not only about treatment</h2>
<p>Which room? Whose hand? Music or quiet? Must the window be open? One lady asked only that someone should put her lipstick on, every day. Write it down, and share it with the GP, so that a stranger in an ambulance can know it too. Decisions about treatment, such as resuscitation, belong in a proper conversation with a doctor or nurse.</p>
<h2>Who comes</h2>
<p>District nurses, the GP, often a hospice team that visits at home, and they can be reached at night as well. Ask early which medicines should be in the house in case they are needed, and who may give them. A live-in carer does the rest: mouth care, turning with a second person, clean sheets, soup for the family, the door.</p>
<h2>What families tell us</h2>
<ul><li>It helps to know what is normal. People sleep more, eat less, and breathing changes. Ask the nurse to explain.</li><li>Hearing may stay for a long time. Keep talking.</li><li>You may go and lie down. People sometimes wait until a room is empty.</li></ul>
<h2>Afterwards</h2>
<p>There is no hurry. Sit. When you are ready, ring the GP or the nurse; they will say what comes next. And accept the soup.</p>`,
    comments: [
      {
        by: 'Verity',
        hoursLater: 50,
        text: 'We had the window open and the cricket on. Thank you for writing this so plainly.',
      },
      {
        by: 'Pastor Lionel',
        hoursLater: 75,
        text: '“People sometimes wait until a room is empty.” I have told so many families this.',
        replies: [{ by: 'Verity', hoursLater: 12, text: 'I needed to hear it. I had gone to make tea.' }],
      },
    ],
  },
  {
    title: 'Moving someone without hurting anyone',
    author: 'Col Brannigan',
    categories: ['Nursing and Complex Care', 'Carer Jobs'],
    tags: ['Moving and handling', 'Training', 'Safety at home'],
    banner: 'carer-job-4',
    daysAgo: 35,
    html: `<p>Backs are lost in seconds: a slipping towel, a kind heart, a lift from under the arms. Please do not lift people from under the arms.</p>
<h2>First, do not lift</h2>
<p>Most of the time the person can do more than we let them. Ask, wait, and count to ten. To stand: bottom to the front of the chair, feet back and apart, nose over toes, hands pushing on the armrests. You stand beside, not in front.</p>
<h2>Think before the move</h2>
<ul><li>Can they, and do they want to, today?</li><li>Is the floor clear, are the brakes on, are there shoes on the feet?</li><li>Does the plan say one person or two? Then it is two.</li><li>Who gives the word, and what is the word?</li></ul>
<h2>With equipment</h2>
<p>Slide sheets, turners, hoists and slings are safe when the right one is used by someone who has been shown how, on that model and with that person. Check the label, the stitching and the date of the last service. No sling, no hoist: wait.</p>
<h2>After a fall</h2>
<p>Do not pull anyone up at once. Look, talk, keep them warm. If there is pain, a knock on the head, blood-thinning medicine or confusion, call for medical help and stay. If not, a chair at the head and a chair behind, and let them come up by themselves, one knee at a time.</p>
<p>Family carers can be taught all this as well. Ask the occupational therapist.</p>`,
    comments: [
      { by: 'Siobhan', hoursLater: 8, text: '“Nose over toes” has changed our mornings.' },
      {
        by: 'K. Whitlock',
        hoursLater: 33,
        text: 'Thirty years a nurse, and I would frame the sentence about one person or two.',
      },
    ],
  },
  {
    title: 'Two hours that keep a placement together: carers’ breaks',
    author: 'Joy Adeyinka-Small',
    categories: ['Carer Jobs', 'Live-In Care'],
    tags: ['A carer’s life', 'Rest breaks'],
    banner: 'carer-job-2',
    daysAgo: 7,
    html: `<p>When a placement fails, people say that the chemistry was wrong. Usually it was the breaks.</p>
<h2>What a break is</h2>
<p>Time in which no one can call on you. Not ironing with the radio on, not sitting in the next room with one ear open. Two hours a day is a common arrangement in live-in care, besides proper rest at night and whole days off; your contract should say what applies to you.</p>
<h2>How families can make it work</h2>
<ul><li>Choose a fixed hour, after lunch for instance, and keep to it.</li><li>Decide who is there: a neighbour, a visiting carer, or no one, when it is safe to be alone with a call button.</li><li>Say “off you go”. Many carers wait to be sent.</li><li>A bicycle, a library card and the Wi-Fi password are worth more than chocolates.</li></ul>
<h2>How carers can make it work</h2>
<p>Leave the house. Leave it even in the rain. If a break is missed, write it down and agree when it will be made up, the same day and without a fuss. If it is missed every day, that is not a matter of goodwill any more: the care plan no longer fits, and the office must know.</p>
<p>I have had placements of eight weeks that passed like two, and one fortnight that lasted a year. The difference was a bench by a river, from two to four.</p>`,
    comments: [
      { by: 'Agnieszka', hoursLater: 4, text: 'Many carers wait to be sent. Yes. Exactly this.' },
      {
        by: 'Mrs Farthing’s son',
        hoursLater: 21,
        text: 'We had no idea. There is a bicycle in the garage from today.',
        replies: [{ by: 'Joy Adeyinka-Small', hoursLater: 2, text: 'You have just made someone’s spring.' }],
      },
    ],
  },
];
