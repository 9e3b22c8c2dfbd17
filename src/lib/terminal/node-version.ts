type Version = readonly [major: number, minor: number];

/** `>=20.19` as its sign and its numbers. */
const comparator = /^(>=|<)(\d+)(?:\.(\d+))?/;

const isBelow = ([major, minor]: Version, [otherMajor, otherMinor]: Version) =>
  major === otherMajor ? minor < otherMinor : major < otherMajor;

function meets(version: Version, part: string): boolean {
  const [, sign, major, minor = '0'] = comparator.exec(part) ?? [];
  if (!sign) throw new Error(`engines.node of package.json: "${part}" is not understood`);
  const below = isBelow(version, [Number(major), Number(minor)]);
  return sign === '<' ? below : !below;
}

/**
 * What to say to whoever runs another Node than `engines` of package.json wants, such as
 * `>=20.19 <21 || >=22.12`; undefined where it fits. Reads comparators of `>=` and `<` alone, so that
 * no package has to be loaded for it: packages are what an old Node fails at.
 */
export function complaintAboutNode(running: string, wanted: string): string | undefined {
  const [major = 0, minor = 0] = running.replace(/^v/, '').split('.').map(Number);
  const fits = wanted.split('||').some((range) =>
    range
      .trim()
      .split(/\s+/)
      .every((part) => meets([major, minor], part)),
  );
  if (fits) return undefined;
  return (
    `This is Node ${running.replace(/^v/, '')}; the project needs ${wanted}. ` +
    'Install a newer one from https://nodejs.org, or run `nvm install 24`.'
  );
}
