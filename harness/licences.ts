import { noOptions, runCommand } from '../src/terminal/command';
import { isAllowed, licenceList, productionPackages } from './licences/licences';

function listLicences(): void {
  const packages = productionPackages('package-lock.json');
  const refused = packages.filter((one) => !isAllowed(one));
  console.log(licenceList(packages));
  for (const { name, version, licence } of refused) {
    console.error(`${name}@${version}: "${licence}" is not among the allowed licences.`);
  }
  if (refused.length > 0) process.exitCode = 1;
}

void runCommand({
  help: {
    name: 'npm run licences',
    about: 'Lists the licences of everything that the site is built and served with.',
    fails: 'a licence is not among the allowed ones',
  },
  read: noOptions,
  run: listLicences,
});
