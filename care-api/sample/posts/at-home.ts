import type { SamplePost } from './sample-post';

export const atHome: readonly SamplePost[] = [
  {
    title: 'Dementia at home: ten small changes',
    author: 'Nasreen Holloway',
    categories: ['Dementia Care'],
    tags: ['Dementia', 'Safety at home'],
    banner: 'dementia-1',
    daysAgo: 288,
    html: `<p>You cannot redecorate dementia away. But a house can help or hinder, and most of what helps costs very little.</p>
<ol><li>More light, above all on the stairs and on the way to the bathroom at night.</li><li>A plain mat. A black one can look like a hole, a patterned one like things to pick up.</li><li>A toilet seat in a colour that is not white.</li><li>Cups and cereal where they can be seen, on one open shelf.</li><li>A photograph on each door: the bath, the bed, the coats.</li><li>A large clock that says morning or evening.</li><li>Mirrors covered, if the person in them has become a stranger.</li><li>One radio, one station, one button.</li><li>Clothes laid out in the order they go on.</li><li>Somewhere to be busy: a drawer of socks to pair, a basket of pegs.</li></ol>
<h2>Change little at a time</h2>
<p>Familiar things do more than clever ones. Try one change, wait a week, and keep what works. A new kettle with an alarm is safer than the old one only if someone can still make tea with it.</p>
<h2>When words go wrong</h2>
<p>If she asks when her mother is coming, the answer “she died forty years ago” is true and cruel. “Tell me about her” is kinder and just as honest. Listen to the feeling: she may want company, or she may be cold.</p>`,
    comments: [
      {
        by: 'Colette',
        hoursLater: 6,
        text: 'The black mat! Dad has been stepping over ours for a year and we thought it was his hip.',
        replies: [
          {
            by: 'Nasreen Holloway',
            hoursLater: 20,
            text: 'A common one. Shiny floors can look wet in the same way.',
            replies: [{ by: 'Colette', hoursLater: 1, text: 'That explains the kitchen as well. Thank you.' }],
          },
        ],
      },
      {
        by: 'J. Mbeki-Rowe',
        hoursLater: 70,
        text: 'A drawer of socks has given my wife more peaceful afternoons than any tablet.',
      },
    ],
  },
  {
    title: 'Eating well when nothing tastes of anything',
    author: 'Bridie Fallon',
    categories: ['Companionship and Home Help'],
    tags: ['Food and drink', 'Wellbeing'],
    banner: 'home-help-1',
    daysAgo: 244,
    html: `<p>Appetite fades for many reasons: medicines, sore gums, a dull sense of smell, low spirits, or a kitchen that has become hard work. So begin by asking why.</p>
<h2>Small and often</h2>
<p>A full plate can put someone off before the first bite. Half portions on a smaller plate, something at eleven and something at four, and pudding is allowed first.</p>
<h2>More in every mouthful</h2>
<p>Where weight is being lost, stir butter, cream, cheese or ground almonds into what is already liked. Milky coffee counts. So does a boiled egg at bedtime. (Where a doctor or dietitian has given other advice, for diabetes for instance, theirs comes first.)</p>
<h2>Drinks</h2>
<p>Many older people hardly feel thirst. Put the cup where the hand is, offer rather than ask, and count soup, jelly, melon and ice lollies too. Dark urine, a headache or sudden confusion can be signs that someone drinks too little.</p>
<h2>Company</h2>
<p>People eat more when someone eats with them. A carer who sits down with the same plate does more than any supplement.</p>
<h2>When to ask for help</h2>
<ul><li>Clothes, rings or dentures have become loose.</li><li>Coughing or a wet voice after swallowing. Ask the GP soon about a swallowing assessment.</li><li>Meals regularly left after a change of medicine.</li></ul>`,
    comments: [
      {
        by: 'Winifred',
        hoursLater: 26,
        text: 'Ice lollies! My sister had one every afternoon at ninety-one and called it her cocktail.',
      },
      { by: 'Sandeep G', hoursLater: 33, text: 'A red plate helped my father, who could not see mash on white.' },
    ],
  },
  {
    title: 'Warm enough? A winter list for the house',
    author: 'Bridie Fallon',
    categories: ['Companionship and Home Help', 'Live-In Care'],
    tags: ['Winter', 'Safety at home', 'Wellbeing'],
    banner: 'companionship-2',
    daysAgo: 18,
    html: `<p>Older bodies feel the cold later and suffer from it sooner. This is the list our carers go through in the first cold week.</p>
<ul><li>A thermometer in the living room and one in the bedroom. Around 18°C or a little more is a good rule for people who move about little.</li><li>Curtains drawn at dusk, and not over the radiator.</li><li>Several thin layers, and a hat is not silly indoors.</li><li>Something hot to eat and to drink through the day.</li><li>Get up once an hour if that is possible; if not, move arms and feet in the chair.</li><li>Hot-water bottles filled with warm, not boiling, water, never together with an electric blanket.</li><li>Boiler serviced, chimney swept, carbon monoxide alarm tested.</li><li>Salt or grit by the door, and shoes with a grip.</li></ul>
<h2>Before the weather turns</h2>
<p>Ask the surgery about the flu and other winter vaccinations, and order repeat prescriptions a few days early. Put a torch where a hand finds it in the dark. Energy suppliers keep a register of customers who need priority when the power fails: it is free to join.</p>
<h2>Paying for it</h2>
<p>There are winter payments, discounts and grants, and they change from year to year and from nation to nation. A local advice centre will know which ones you can have.</p>
<h2>Signs to take seriously</h2>
<p>Shivering that stops, slurred words, drowsiness, cold skin under the clothes: that is an emergency.</p>`,
    comments: [
      {
        by: 'Elspeth',
        hoursLater: 7,
        text: 'Joining the priority register took five minutes. They rang us before the power cut in October.',
      },
      {
        by: 'Frank',
        hoursLater: 12,
        text: 'My mother refuses to have the heating on before noon. Any ideas?',
        replies: [
          {
            by: 'Bridie Fallon',
            hoursLater: 4,
            text: 'Try a timer rather than an argument: one hour before she gets up. And show her what the hour costs, it is often less than people fear.',
          },
          {
            by: 'Elspeth',
            hoursLater: 9,
            text: 'We told ours it was for the plants.',
            replies: [{ by: 'Frank', hoursLater: 20, text: 'The plants! That will work.' }],
          },
        ],
      },
    ],
  },
  {
    title: 'Lonely in a full street',
    author: 'Nasreen Holloway',
    categories: ['Companionship and Home Help'],
    tags: ['Company', 'Wellbeing'],
    banner: 'companionship-1',
    daysAgo: 201,
    html: `<p>“I have not used my voice since Thursday.” A gentleman said that to one of our carers on a Monday. He was not ill. He was cheerful, even. He had simply run out of people.</p>
<h2>It creeps</h2>
<p>A licence handed back, a friend’s funeral, hearing aids left in the drawer, and the week has no fixed points any more. Family notices late, because on the telephone everything is fine.</p>
<h2>What helps</h2>
<ul><li><strong>One fixed appointment.</strong> Tuesday choir, Friday fish. It matters less what it is than that someone would miss you.</li><li><strong>Hearing and sight put right.</strong> It is tiring to be with people you cannot hear. Tests are often free.</li><li><strong>Being needed.</strong> Reading with schoolchildren, knitting for the baby unit, keeping the allotment’s books.</li><li><strong>Small talk.</strong> The same bench at the same hour, a dog to be asked about.</li></ul>
<h2>What a visitor can do</h2>
<p>Not entertain. Go along. The first time at a lunch club is hard at any age, and a companion at the door makes the difference. The third time they can wait in the car.</p>
<p>If low spirits stay for weeks, if food and sleep are going, speak to the GP. Loneliness and depression look alike, and only one of them is cured by bingo.</p>`,
    comments: [
      {
        by: 'Arthur',
        hoursLater: 15,
        text: 'I am that sort of gentleman. The allotment’s books are now in very good order.',
      },
      { by: 'Lucy', hoursLater: 18, text: 'The line about the third time waiting in the car is so true.' },
    ],
  },
  {
    title: 'Rails, raisers and hoists: what to get, and who pays',
    author: 'Col Brannigan',
    categories: ['Nursing and Complex Care', 'Local Businesses'],
    tags: ['Equipment', 'Safety at home'],
    banner: 'nursing-2',
    daysAgo: 173,
    html: `<p>Shops are happy to sell you a bath lift. Before you buy one, ask for an occupational therapist.</p>
<h2>What an occupational therapist does</h2>
<p>They watch someone get out of their own chair, in their own slippers, and see what the person actually needs. The council’s social care department or the GP can arrange a visit. It is free, though you may have to wait; say if there has been a fall.</p>
<h2>Small things that do much</h2>
<ul><li>A second banister.</li><li>A chair at the right height: feet flat, knees level with the hips.</li><li>A grab rail where the hand already reaches, screwed to the wall. Suction ones are for travelling.</li><li>A perching stool in the kitchen.</li><li>A key safe, with a code that is not the house number.</li></ul>
<h2>Bigger things</h2>
<p>Profiling beds, hoists and pressure mattresses are usually lent, not bought, when they have been assessed as needed. Minor equipment is often provided free; for stairlifts and wet rooms there are grants that depend on income and on where you live. People with a disability can buy many of these without VAT.</p>
<h2>Then look after it</h2>
<p>Write the service date on a calendar. Throw away worn rubber feet and frayed slings: no repair is worth a fall.</p>`,
    comments: [
      {
        by: 'Hamish',
        hoursLater: 22,
        text: 'Wish I had read this before we bought a riser chair two sizes too large.',
      },
      {
        by: 'Ruth N',
        hoursLater: 40,
        text: 'How long did people wait for the visit?',
        replies: [
          { by: 'Hamish', hoursLater: 10, text: 'Five weeks for us, in a city.' },
          {
            by: 'Col Brannigan',
            hoursLater: 16,
            text: 'It varies a great deal. If it is urgent, ring again and say exactly why.',
          },
        ],
      },
    ],
  },
  {
    title: 'The dog stays: pets and live-in care',
    author: 'Bridie Fallon',
    categories: ['Live-In Care', 'Companionship and Home Help'],
    tags: ['Pets', 'Company'],
    banner: 'home-banner-3',
    daysAgo: 52,
    html: `<p>For some people the first question is not about money or medicines. It is about Biscuit, who is eleven and does not like hats.</p>
<h2>Say it first</h2>
<p>Put pets at the top of what you tell a provider: what kind, how many, where they sleep, what they are like with strangers. Some carers are allergic, some are afraid, and some ask for placements with animals. All three are easy to match when they are known.</p>
<h2>Who does what</h2>
<p>Feeding, letting out and a walk round the block can usually be part of a carer’s day. Two hours on the moor, or cleaning out a parrot, should be agreed and written down. The vet, the insurance and the worming tablets stay with the family.</p>
<h2>Safer together</h2>
<ul><li>Bowls out of the walkway: they are a classic cause of falls.</li><li>A bell on the cat, a light on the collar.</li><li>No dog on the lead for someone with an unsteady step; a carer holds it.</li><li>Claws trimmed, where skin has become thin.</li></ul>
<h2>A plan for Biscuit</h2>
<p>Write down who takes the animal if its owner goes into hospital, and keep the note by the door. Several charities find foster homes for the pets of people who are ill. Knowing this, more than one person has agreed to the operation they needed.</p>`,
    comments: [
      {
        by: 'Peggy',
        hoursLater: 3,
        text: 'Biscuit sounds exactly like our Mungo. Hats, umbrellas, and the man from the gas board.',
      },
      {
        by: 'Naveed',
        hoursLater: 25,
        text: 'As a carer: please tell us about the budgie too. I moved in with a night owl and a bird that sings at five.',
        replies: [{ by: 'Bridie Fallon', hoursLater: 12, text: 'Noted. “Birds” is now a box on our form.' }],
      },
    ],
  },
];
