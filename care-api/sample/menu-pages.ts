import { samplePicture } from './sample-picture';

export const sampleMenuPages = [
  {
    menuName: 'Home',
    title: 'About our care',
    picture: samplePicture('live-in-care-2'),
    bodyHtml: `<p>Fernhollow is a sample provider: everything on this page is made up, to show what yours could say.</p>
<h2>What we do</h2>
<p>A live-in carer shares your home and your day. They cook what you like, help you wash and dress, drive you to the
surgery and sit down with you for the crossword. You stay where you know every stair.</p>
<h2>What we promise</h2>
<ul>
<li>You meet your carer before anything is agreed.</li>
<li>The same two carers take turns, so no stranger is at the door.</li>
<li>One person in our office knows you by name and rings you every week.</li>
<li>You can change your mind. Two weeks' notice is enough.</li>
</ul>`,
  },
  {
    menuName: 'Care Services',
    title: 'How live-in care works',
    picture: samplePicture('live-in-care-4'),
    bodyHtml: `<p>From the first call to the first evening with your carer takes about a week; sooner when it has to be.</p>
<ol>
<li><strong>We talk.</strong> You tell us what a good day looks like, and what is hard just now.</li>
<li><strong>We visit.</strong> A care manager comes to your home and writes the plan together with you.</li>
<li><strong>You choose.</strong> We introduce carers who fit; you meet them and decide.</li>
<li><strong>We stay in touch.</strong> The plan is looked at again after a week, a month, and whenever you ask.</li>
</ol>
<h2>What you need at home</h2>
<p>A room of their own for the carer, and a share of the kitchen and bathroom. That is all.</p>`,
  },
  {
    menuName: 'Insights',
    title: 'About Insights',
    picture: samplePicture('dementia-1'),
    bodyHtml: `<p>In Insights our carers and guests write about everyday life with care: what helps, what it costs, and what
no one tells you beforehand.</p>
<h2>Write for us</h2>
<p>Anyone with an account may send a post. We read every one before it is shown. Please change the names of the people
you write about.</p>`,
  },
];
