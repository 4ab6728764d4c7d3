// How each Open Peeps body is coloured. Numbers are the closed regions of its line drawing;
// `back` is the silhouette under everything, `line` the colour role of the lines and filled cloth,
// `anchor` the point that a scene places, in the drawing's own units.

const standing = { back: 'skin', line: 'bottom', anchor: [480, 2920] };
const bust = { back: 'skin', line: 'top', anchor: [420, 1150] };

export const bodies = {
  CrossedLegs: { ...standing, anchor: [420, 1650], regions: { top: [1, 8, 2, 7], shoe: [17, 22], sock: [19, 20] } },
  WheelChair: {
    ...standing,
    anchor: [500, 2470],
    back: 'wheel',
    line: 'line',
    regions: {
      top: [1, 2, 4],
      bottom: [12, 10, 26, 30],
      shoe: [43, 40, 41],
      skin: [3, 6],
      chair: [11, 13, 22, 21, 25, 7, 16, 18, 8, 24, 28, 37, 39, 29, 31],
    },
    patches: [['skin', 'M385 425L395 520Q440 600 496 604Q560 590 582 530L567 425Z']],
  },

  ShirtPantsWB: {
    ...standing,
    anchor: [480, 2990],
    regions: { top: [1, 2, 3, 4, 6, 7, 10], shoe: [22, 21], sock: [19, 18, 20] },
  },
  PolkaDots: { ...standing, line: 'line', anchor: [440, 2890], regions: { top: [1], bottom: [13], sock: [15, 16] } },
  PointingFingerWB: { ...standing, anchor: [500, 2660], regions: { top: [1, 3] } },
  RestingWB: { ...standing, anchor: [560, 2950], regions: { top: [1, 3], shoe: [12, 15], sock: [8, 11] } },
  RoboDanceWB: {
    ...standing,
    anchor: [480, 2980],
    regions: { top: [1, 6, 2], cuff: [8, 9, 11], shoe: [20, 21], sock: [17, 19] },
  },
  WalkingWB: { ...standing, anchor: [500, 2920], regions: { top: [3], bottom: [6], shoe: [8, 13], sock: [10, 11] } },
  BlazerPantsWB: { ...standing, anchor: [480, 2880], regions: { top: [1, 2, 4, 6, 7], inner: [3], shoe: [18, 17] } },
  DocStethoscope: {
    ...standing,
    anchor: [480, 2960],
    regions: { top: [3, 4, 18], inner: [5, 6], bottom: [23, 28], shoe: [35, 33, 38] },
    line: 'line',
  },

  Coffee: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: { skin: [9, 6], mug: [8] },
    patches: [['skin', 'M392 450L400 540Q440 600 483 640Q500 590 540 545L535 450Z']],
  },
  Device: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: { skin: [4], paper: [9] },
    patches: [
      [
        'skin',
        'M380 444C385 500 350 530 272 540C320 640 380 674 434 674C520 674 570 630 595 555C560 540 530 520 526 444Z',
      ],
      ['paper', 'M644 627L787 637L684 860L674 863L687 845L706 823L693 807L706 794L670 775L669 751L658 743L598 745Z'],
    ],
  },
  Geek: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: { skin: [2, 5, 1], mug: [4] },
    drop: [8, 9],
    patches: [['skin', 'M400 455L430 500L470 570L500 640L535 560L555 455Z']],
  },
  Paper: { ...bust, regions: { skin: [13] }, patches: [['paper', 'M668 664L800 670L752 800L655 800L640 740Z']] },
  ButtonShirt: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: {},
    patches: [['skin', 'M375 440L385 520L475 655L545 545L550 440Z']],
  },
  Sweater: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: { skin: [29] },
    patches: [['skin', 'M395 440V545Q470 575 545 545V440Z']],
  },
  Hoodie: { ...bust, back: 'top', line: 'line', regions: {}, patches: [['skin', 'M390 440V510L470 615L558 510V440Z']] },
  ShirtCoat: {
    ...bust,
    back: 'top',
    line: 'line',
    regions: { inner: [6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 22] },
    patches: [['skin', 'M370 440L364 490L372 600H545L550 500L545 440Z']],
  },
  Turtleneck: { ...bust, regions: {} },
};

// Hair drawn as outlines: these regions are hair or cloth; all other hair is solid and takes the hair colour as its line.
export const outlinedHair = {
  GrayBun: [1, 2],
  GrayMedium: [1],
  GrayShort: [1],
  Turban: [1],
  BaldSides: [],
  Bald: [],
  BaldTop: [],
  Hijab: [1, 2],
};
