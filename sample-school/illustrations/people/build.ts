import type { Age } from './types';

/** Lengths of a body in drawing units; a senior student is about 200 units tall. */
export interface Build {
  /** Scale of the head drawing. */
  head: number;
  leg: number;
  torso: number;
  arm: number;
  shoulder: number;
  hip: number;
  limb: number;
}

/** The build of each age. */
export const builds: Record<Age, Build> = {
  little: { head: 0.205, leg: 40, torso: 45, arm: 38, shoulder: 16, hip: 13, limb: 11 },
  junior: { head: 0.2, leg: 62, torso: 53, arm: 49, shoulder: 18, hip: 14, limb: 11.5 },
  senior: { head: 0.19, leg: 86, torso: 62, arm: 60, shoulder: 21, hip: 15.5, limb: 12.5 },
  adult: { head: 0.185, leg: 92, torso: 66, arm: 64, shoulder: 23, hip: 17, limb: 13.5 },
};

/** Angles of the upper and the lower part of a limb in degrees: 0 hangs down, 90 points right. */
export type Bend = readonly [number, number];

/** How somebody stands, sits or moves. */
export interface Pose {
  left: Bend;
  right: Bend;
  legLeft: Bend;
  legRight: Bend;
  lean?: number;
  turn?: number;
  tilt?: number;
  /** Height of the lower foot above the ground. */
  air?: number;
}

/** Poses by name. */
export const poses = {
  stand: { left: [-10, -4], right: [10, 4], legLeft: [-3, -2], legRight: [3, 2] },
  ease: {
    left: [-16, 20],
    right: [14, 6],
    legLeft: [-6, -3],
    legRight: [8, 3],
    turn: 0.4,
    tilt: 2,
  },
  walk: {
    left: [22, 46],
    right: [-24, -6],
    legLeft: [-22, -36],
    legRight: [20, 8],
    turn: 0.7,
    lean: 2,
  },
  stroll: { left: [-18, 2], right: [20, 30], legLeft: [10, 4], legRight: [-12, -22], turn: 0.5 },
  run: {
    left: [56, 128],
    right: [-52, 24],
    legLeft: [-28, -96],
    legRight: [56, 6],
    turn: 0.9,
    lean: 10,
  },
  sprint: {
    left: [-60, 10],
    right: [60, 140],
    legLeft: [66, 0],
    legRight: [-40, -80],
    turn: 0.9,
    lean: 14,
  },
  wave: {
    left: [-12, -4],
    right: [128, 168],
    legLeft: [-4, -2],
    legRight: [4, 2],
    turn: 0.2,
    tilt: -3,
  },
  cheer: { left: [-142, -166], right: [142, 166], legLeft: [-8, -4], legRight: [8, 4], tilt: 2 },
  point: { left: [-10, 14], right: [96, 112], legLeft: [-4, -2], legRight: [5, 2], turn: 0.8 },
  reach: {
    left: [-10, 10],
    right: [150, 166],
    legLeft: [-5, -2],
    legRight: [5, 3],
    turn: 0.8,
    tilt: -6,
  },
  read: { left: [-18, 62], right: [18, -62], legLeft: [-3, -2], legRight: [4, 2], tilt: 5 },
  hold: { left: [-14, 54], right: [14, -54], legLeft: [-4, -2], legRight: [4, 2] },
  show: {
    left: [-16, 40],
    right: [54, 100],
    legLeft: [-4, -2],
    legRight: [6, 2],
    turn: 0.6,
    tilt: 2,
  },
  salute: { left: [-6, -2], right: [76, -140], legLeft: [-1, -1], legRight: [1, 1] },
  dance: {
    left: [-150, -100],
    right: [80, 30],
    legLeft: [-8, -30],
    legRight: [22, -14],
    tilt: 6,
    turn: -0.4,
  },
  twirl: {
    left: [-86, -128],
    right: [92, 138],
    legLeft: [2, 0],
    legRight: [26, -40],
    tilt: -6,
    turn: 0.5,
  },
  lean: {
    left: [34, 70],
    right: [30, 76],
    legLeft: [-4, -2],
    legRight: [6, 2],
    lean: 12,
    turn: 0.7,
    tilt: 6,
  },
  paint: {
    left: [-14, 30],
    right: [62, 112],
    legLeft: [-6, -3],
    legRight: [8, 3],
    turn: 0.8,
    tilt: 2,
  },
  play: {
    left: [-26, 76],
    right: [30, -70],
    legLeft: [-5, -2],
    legRight: [6, 2],
    tilt: 4,
    turn: -0.3,
  },
  pull: {
    left: [78, 92],
    right: [66, 84],
    legLeft: [14, 34],
    legRight: [46, 30],
    lean: -20,
    turn: 0.9,
  },
  jump: {
    left: [-120, -150],
    right: [110, 140],
    legLeft: [-26, -70],
    legRight: [34, 66],
    turn: 0.3,
    air: 18,
  },
  skip: { left: [-60, -30], right: [60, 30], legLeft: [-6, -40], legRight: [10, -30], tilt: 3 },
  kneel: {
    left: [20, 52],
    right: [26, 60],
    legLeft: [-60, -8],
    legRight: [70, -4],
    lean: 8,
    turn: 0.7,
    tilt: 6,
  },
} satisfies Record<string, Pose>;

/** The name of a pose. */
export type PoseName = keyof typeof poses;

/** The pose seen in a mirror. */
export const mirrored = (p: Pose): Pose => ({
  left: [-p.right[0], -p.right[1]],
  right: [-p.left[0], -p.left[1]],
  legLeft: [-p.legRight[0], -p.legRight[1]],
  legRight: [-p.legLeft[0], -p.legLeft[1]],
  lean: -(p.lean ?? 0),
  turn: -(p.turn ?? 0),
  tilt: -(p.tilt ?? 0),
  air: p.air ?? 0,
});
