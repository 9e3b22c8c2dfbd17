import { appScreen } from '../parts/app-screen';
import { openBook, pile } from '../parts/books';
import { dataScreen } from '../parts/data-screen';
import { lamp, marigolds, pencils, slip, spectacles, tea } from '../parts/desk-things';
import { laptop, phone, tablet } from '../parts/devices';
import { plant } from '../parts/furniture';
import { diya } from '../parts/lights';
import { messageScreen } from '../parts/message-screen';
import { bubble, envelope, handBell, megaphone } from '../parts/messages';
import { curtain, desk, outlook } from '../parts/outlook';
import { parentScreen } from '../parts/parent-screen';
import { glowAt } from '../parts/windows';
import type { PictureJob } from '../rasterise';
import { finish, makeStage, type Stage } from '../stage';
import { rect } from '../svg';
import { tokens } from '../tokens';

const manageData = (stage: Stage): string =>
  outlook(stage, {
    opening: [70, 54, 1460, 640],
    wall: '#E9DDC3',
    school: [202, 590, 0.4],
    trees: [
      [74, 690, 150],
      [338, 700, 150],
      [1380, 700, 300],
      [1466, 720, 400],
      [1520, 730, 280],
    ],
    columns: 5,
  }) +
  desk(stage, 742, 956, tokens.woodLight) +
  pile(stage, 152, 812, 206, 4, 'registers') +
  plant(stage, 1462, 800, 210, 'desk') +
  laptop(stage, 800, 858, dataScreen(stage)) +
  pencils(stage, 1388, 868, 150, tokens.pineLight) +
  openBook(186, 914, 230, '#8E3B46') +
  spectacles(1490, 906, 110);

const parentPortal = (stage: Stage): string =>
  outlook(stage, {
    opening: [70, 54, 1460, 640],
    wall: '#DDB08E',
    school: [1386, 592, 0.38],
    trees: [
      [262, 690, 210],
      [330, 700, 280],
      [1290, 700, 120],
    ],
    columns: 4,
  }) +
  rect(0, 14, 1600, 13, tokens.woodDark, { rx: 6 }) +
  curtain(stage, { edge: -10, inner: 176, top: 26, foot: 712, side: -1, tone: '#B8643B' }) +
  curtain(stage, { edge: 1610, inner: 1424, top: 26, foot: 712, side: 1, tone: '#B8643B' }) +
  desk(stage, 742, 956, '#C08A58') +
  glowAt({ ...stage, palette: { ...stage.palette, lamp: '#FFE6A8' } }, 300, 850, 300, 0.55) +
  lamp(stage, 150, 826, 400, tokens.pine) +
  tablet(stage, 800, 838, parentScreen(stage)) +
  marigolds(stage, 1490, 848, 256) +
  tea(stage, 1330, 914, 112, '#5E93A6') +
  slip(stage, 236, 896, 100, -9, '#FFF3CF') +
  slip(stage, 300, 912, 92, 7, '#FFFDF6');

const communicationPortal = (stage: Stage): string =>
  outlook(stage, {
    opening: [70, 54, 1460, 640],
    wall: '#EAD9BC',
    school: [1402, 622, 0.4],
    trees: [
      [92, 700, 300],
      [196, 710, 230],
      [1520, 710, 190],
    ],
    columns: 5,
  }) +
  desk(stage, 742, 956, tokens.woodLight) +
  laptop(stage, 800, 858, messageScreen(stage)) +
  bubble(stage, 196, 150, 176, tokens.pineLight, -1, '#FFFFFF', 'dots') +
  envelope(stage, 232, 322, 184, -14, tokens.houseRed) +
  envelope(stage, 152, 508, 150, 10, tokens.houseBlue) +
  bubble(stage, 1412, 150, 206, '#FFFDF6', 1, '#8FA096') +
  envelope(stage, 1452, 316, 150, 12, tokens.marigold) +
  bubble(stage, 1318, 394, 116, tokens.marigold, -1, '#FFFDF6', 'heart') +
  megaphone(stage, 172, 806, 206, -16) +
  handBell(stage, 1428, 888, 244);

const mobileApp = (stage: Stage): string =>
  outlook(stage, {
    opening: [130, 44, 1340, 730],
    wall: '#E6D5B8',
    school: [1178, 622, 0.5],
    trees: [],
    columns: 3,
    rows: 2,
    near: [
      [480, 800, 500],
      [1418, 800, 590],
      [284, 850, 780],
    ],
  }) +
  desk(stage, 810, 958, '#F0E3C8') +
  plant(stage, 1412, 904, 250, 'sill', '#B8643B') +
  pile(stage, 300, 892, 230, 3, 'sill') +
  phone(stage, 800, 924, appScreen(stage)) +
  diya(stage, 1130, 922, 96) +
  tea(stage, 468, 930, 116, tokens.pineLight);

const drawings = {
  'manage-data': { mood: 'noon', light: [0.16, 0.2], draw: manageData },
  'parent-portal': { mood: 'dusk', light: [0.2, 0.3], draw: parentPortal },
  'communication-portal': {
    mood: 'dawn',
    light: [0.12, 0.26],
    draw: communicationPortal,
    rock: '#D3C2B0',
    rockShade: '#BFAF9F',
    snowShade: '#E6CDBB',
  },
  'mobile-app': { mood: 'noon', light: [0.68, 0.2], draw: mobileApp },
} as const;

/** The pictures of the school's software: screens on a desk before the window, 1600 × 1000. */
export const portalJobs: PictureJob[] = Object.entries(drawings).map(
  ([name, { mood, light, draw, ...more }]) => ({
    file: `content/pictures/portals/${name}.webp`,
    width: 1600,
    height: 1000,
    quality: 80,
    limit: 118,
    svg: () => {
      const stage = makeStage({
        name,
        mood,
        width: 1600,
        height: 1000,
        seed: 7,
        palette: { light, ...more },
      });
      return finish(stage, draw(stage));
    },
  }),
);
