import { adultCare, all, amiss, any, beyond, inArea, near, not, titled } from '../judge.mjs';
import { place } from './question.mjs';

/** A place and nothing else: care for grown people there, or nearest to it. */
export const places = [
  ...town('Glasgow'),
  ...town('Edinburgh'),
  ...town('Aberdeen'),
  ...town('Inverness'),
  ...town('Perth', { within: 'Scotland' }),
  ...town('Paisley'),
  ...town(['St Andrews', 'St. Andrews', 'saint andrews']),
  ...town('Belfast'),
  ...town(['Derry', 'Londonderry']),
  ...town('Bangor', { within: 'Northern Ireland', isOneOfSeveral: true }),
  ...town('Leeds', { miles: 20 }),
  ...town('near Leeds', { name: 'Leeds', miles: 20 }),
  ...town('bradford', { miles: 15 }),
  ...town('harrogate', { miles: 25 }),
  ...town('Bath', { miles: 20 }),
  ...town('Manchester'),
  ...town('London', { miles: 15 }),
  ...town('Stoke on Trent', { miles: 20 }),
  ...town('Ashton-under-Lyne', { miles: 10 }),
  ...town(['Oldham', 'Oldahm', 'oldam'], { name: 'Oldham', miles: 8 }),
  ...town(['Kirkaldy', 'kircaldy'], { name: 'Kirkcaldy' }),
  ...town('Aberdein', { name: 'Aberdeen' }),
  ...town('Stokport', { name: 'Stockport' }),
  ...town('Manchster', { name: 'Manchester' }),
  ...town('Edinbrugh', { name: 'Edinburgh' }),
  ...town('Dundeee', { name: 'Dundee' }),
  ...town('Whitby', { miles: 50 }),
  ...town('Cardiff', { miles: 50 }),
  ...area('West Yorkshire', ['Leeds', 'Bradford', 'Kirklees', 'Calderdale', 'Wakefield']),
  ...area('yorkshire', [
    ...['Leeds', 'Bradford', 'Kirklees', 'Calderdale', 'Wakefield', 'Sheffield', 'Rotherham', 'Doncaster', 'Barnsley'],
    ...[
      'York',
      'North Yorkshire',
      'East Riding of Yorkshire',
      'Kingston upon Hull',
      'Yorkshire and the Humber',
      'Middlesbrough',
      'Redcar and Cleveland',
    ],
  ]),
  ...area('Fife', ['Fife']),
  ...area('Highlands', ['Highland']),
  ...area('Scottish Borders', ['Scottish Borders']),
  ...area('Greater Manchester', [
    ...['Manchester', 'Salford', 'Trafford', 'Stockport', 'Tameside', 'Oldham', 'Rochdale', 'Bury', 'Bolton', 'Wigan'],
    'North West',
  ]),
  ...area('County Durham', ['Durham']),
  ...area('Essex', ['Essex', 'Thurrock', 'Southend-on-Sea']),
  ...area('Orkney', ['Orkney']),
];

function town(spellings, { name, miles = 8, far = Math.max(25, 2 * miles), within = '', isOneOfSeveral = false } = {}) {
  return [spellings].flat().flatMap((ask) => {
    const where = name ?? ask;
    const wanted = all(adultCare, near(where, miles, within));
    // Two towns of one name: the other one is no mistake.
    return place(ask, wanted, isOneOfSeveral ? amiss : any(amiss, beyond(where, far, within)));
  });
}

function area(ask, names) {
  // What is called after the area serves it, wherever its office stands.
  const isThere = any(inArea(...names), titled(ask));
  return place(ask, all(adultCare, isThere), any(amiss, not(isThere)));
}
