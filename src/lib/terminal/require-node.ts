import { engines } from '../../../package.json';
import { complaintAboutNode } from './node-version';

// Checked while importing: the imports that follow load packages, which an old Node fails at first,
// and with a stack trace.
const complaint = complaintAboutNode(process.version, engines.node);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
