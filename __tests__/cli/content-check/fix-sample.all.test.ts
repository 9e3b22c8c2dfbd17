/** @jest-environment node */
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { fixContent } from '../../../src/cli/content-check/fix/fix-content';
import { copiedContent, isWritten, removeFolders } from '../support/copied-content';

afterAll(removeFolders);

it('changes nothing in the content of the site', () => {
  const dir = copiedContent('content', isWritten);
  const diagnostics = () => findDiagnostics({ dir, own: false }).diagnostics;
  expect(fixContent(dir, diagnostics)).toEqual([]);
});
