import { annualDay } from './annual-day';
import { biologyLab } from './biology-lab';
import { busBay } from './bus-bay';
import { schoolGate } from './gate';
import { tuckShop } from './tuck-shop';
import { artRoom } from './art-room';
import { assembly } from './assembly';
import { computerLab } from './computer-lab';
import { classroom } from './classroom';
import { exhibition } from './exhibition';
import { readingCorner } from './reading-corner';
import { laboratory } from './laboratory';
import { library } from './library';
import { monsoon } from './monsoon';
import { musicRoom } from './music-room';
import { garden } from './garden';
import { physicsLab } from './physics-lab';
import { playground } from './playground';
import { prizes } from './prizes';
import { trek } from './trek';
import { prePrimary } from './pre-primary';
import { independenceDay } from './independence-day';
import { republicDay } from './republic-day';
import { schoolFront } from './school-front';
import { scienceFair } from './science-fair';
import { sportsDay } from './sports-day';
import { swimmingDay } from './swimming-day';
import type { Scene } from './types';
import { valley } from './valley';
import { winterMorning } from './winter-morning';

/** Every scene by its name; each draws 1920 × 1080 units. */
export const scenes = {
  dawn: valley('dawn'),
  noon: valley('noon'),
  dusk: valley('dusk'),
  night: valley('night'),
  'school-front': schoolFront,
  library,
  laboratory,
  assembly,
  'sports-day': sportsDay,
  'art-room': artRoom,
  'pre-primary': prePrimary,
  'winter-morning': winterMorning,
  monsoon,
  'republic-day': republicDay,
  'independence-day': independenceDay,
  'science-fair': scienceFair,
  'music-room': musicRoom,
  classroom,
  'computer-lab': computerLab,
  'annual-day': annualDay,
  'bus-bay': busBay,
  gate: schoolGate,
  'tuck-shop': tuckShop,
  garden,
  playground,
  trek,
  prizes,
  exhibition,
  'reading-corner': readingCorner,
  'swimming-day': swimmingDay,
  'physics-lab': physicsLab,
  'biology-lab': biologyLab,
} satisfies Record<string, Scene>;

/** The name of a scene. */
export type SceneName = keyof typeof scenes;

/** The names of the scenes, in the order in which they are made. */
export const sceneNames = Object.keys(scenes) as SceneName[];
