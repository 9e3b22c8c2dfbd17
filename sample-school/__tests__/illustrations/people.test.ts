/** @jest-environment node */
import { poses, mirrored } from '../../illustrations/people/build';
import { people, person } from '../../illustrations/people/cast';
import { figure, heightOf } from '../../illustrations/people/figure';
import { drawPortrait, portraits } from '../../illustrations/portraits';

describe('people', () => {
  it('draws the same person from the same label', () => {
    expect(person('Asha')).toEqual(person('Asha'));
    expect(person('Asha')).not.toEqual(person('Bela'));
  });

  it('keeps what is known of a person', () => {
    expect(person('Asha', { girl: true, style: 'plaits', clothes: 'lab' })).toMatchObject({
      girl: true,
      style: 'plaits',
      clothes: 'lab',
    });
  });

  it('gives children no moustache, beard or lines of age', () => {
    for (const who of people('child', 60, { size: 'junior' }))
      expect(who).toMatchObject({ moustache: false, beard: false, age: 0 });
  });

  it('puts girls and boys in turn', () => {
    const girls = people('class', 10).filter(({ girl }) => girl);
    expect(girls).toHaveLength(5);
  });

  it('draws every pose both ways without broken numbers', () => {
    for (const name of Object.keys(poses) as (keyof typeof poses)[])
      for (const flip of [false, true])
        expect(figure(person('x'), { pose: name, flip })).not.toMatch(/NaN|undefined/);
  });

  it('mirrors a pose back to itself', () => {
    const twice = mirrored(mirrored(poses.walk));
    expect(twice).toMatchObject(poses.walk);
  });

  it('makes little ones smaller than seniors', () => {
    expect(heightOf(person('a', { size: 'little' }))).toBeLessThan(
      heightOf(person('a', { size: 'senior' })),
    );
  });
});

describe('portraits', () => {
  it('has one for every picture that the lists of people name', () => {
    const files = Object.keys(portraits);
    expect(files.filter((file) => /topper-\d\d\.webp$/.test(file))).toHaveLength(48);
    expect(files.filter((file) => /alumni-\d\d\.webp$/.test(file))).toHaveLength(8);
    for (const slug of ['manager', 'principal', 'vice-principal', 'headmistress'])
      expect(files).toContain(`content/service/pictures/people/${slug}.webp`);
  });

  it.each(Object.entries(portraits))('%s is drawn in its size', (_file, portrait) => {
    const svg = drawPortrait(portrait);
    expect(svg).toContain(`width="${portrait.width}" height="${portrait.height}"`);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
