import { isAllowed, licenceList, productionPackages } from './licences/licences';

/** Lists the licences of everything the site is built and served with; fails for an unknown one. */
const packages = productionPackages('.');
const refused = packages.filter((one) => !isAllowed(one));
console.log(licenceList(packages));
for (const { name, version, licence } of refused) {
  console.error(`${name}@${version}: "${licence}" is not among the allowed licences.`);
}
process.exitCode = refused.length > 0 ? 1 : 0;
