import type { SceneName } from './scenes';

/** What each scene shows, for readers who cannot see it. */
export const sceneAlt: Record<SceneName, string> = {
  dawn: 'The school with its clock tower in a green valley at dawn, the sun rising behind the snow range.',
  noon: 'The school at noon: children play on the lawn below the snow range, white clouds in a blue sky.',
  dusk: 'The school at dusk, windows lit, the last light on the snow peaks.',
  night: 'The school at night under a full moon and stars, its windows and lamps lit.',
  'school-front':
    'The front of the school: arcades, red roofs and the clock tower, children on the drive.',
  library:
    'The library: bookcases to the ceiling, a tall window, children reading at a long table.',
  laboratory:
    'The science laboratory: children in white coats with flasks and microscopes, a teacher at the board.',
  assembly:
    'Morning assembly: classes stand in rows before the dais, the national flag beside them.',
  'sports-day':
    'Sports day: runners of the four houses on the track, tents and cheering classes behind.',
  'art-room': 'The art room: children in aprons paint at easels beside a wide window.',
  'pre-primary':
    'The room of the youngest children: a round rug, building blocks, a toy train and their teacher.',
  'winter-morning': 'A winter morning: snow on the roofs and cedars, children building a snowman.',
  monsoon: 'A rainy morning in July: children with umbrellas and raincoats on the path to school.',
  'republic-day':
    'Republic Day: the national flag above the field, scouts and drummers march past the school.',
  'independence-day':
    'Independence Day under grey clouds: the flag, kites, children in saffron, white and green, and sweets.',
  'science-fair':
    'The science fair: display boards and models on tables in the hall, visitors among them.',
  'music-room': 'The music room: singers, a guitar, a flute, tabla, a harmonium and a piano.',
  classroom: 'A lesson: children at their desks, the teacher at the blackboard.',
  'computer-lab':
    'The computer room: children at screens, the teacher beside a large display with a robot.',
  'annual-day':
    'Annual Day: dancers in the light of the stage, lanterns above and the audience before them.',
  'bus-bay':
    'The bus bay in the morning: children wave from a yellow school bus, others walk over the crossing.',
  gate: 'The school gate: stone piers with an iron arch, families arriving, the school beyond.',
  'tuck-shop': 'The tuck shop under a striped awning, children in line and at a table.',
  garden: 'Tree planting: children with watering cans among rows of saplings on the slope.',
  playground:
    'The playground of the youngest children: a swing, a slide and a pit of sand with a castle.',
  trek: 'A school trip: children walk past tents and a camp fire below the snow peaks.',
  prizes: 'Prize giving: three athletes with medals on the podium, tents and bunting behind.',
  exhibition:
    'The art exhibition: large paintings of the hills under lamps, visitors, a clay elephant and a vase.',
  'reading-corner':
    'The reading corner: a teacher in an armchair reads to children on cushions, one reads by the window.',
  'swimming-day':
    'The swimming gala: swimmers in coloured caps, classes cheering at the edge of the pool.',
  'physics-lab':
    'The physics laboratory: a prism throws a rainbow, children at a bench with springs, bulbs and magnets.',
  'biology-lab':
    'The biology laboratory: children with microscopes and pressed leaves, plants, a fish tank and a skeleton.',
};
