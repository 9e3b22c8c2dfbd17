/** @jest-environment node */
import { readTopper } from '../../../../src/features/toppers/toppers.schema';
import { plainReply } from '../../../../src/lib/http/provider-reply/allowed-reply';

function resultOf(fields: object): string | undefined {
  const json = [{ name: 'Ravi Lal', class: 'X', session: '2025-26', ...fields }];
  const [record] = plainReply(json, '/api/topper/all/{code}', '') as unknown[];
  return readTopper(record)?.result;
}

it.each([
  [{ marks_obtained: 482, total_marks: 500 }, '96.4%'],
  [{ marks: '482', MaxMarks: '500' }, '96.4%'],
  [{ obtainedMarks: 482, out_of: 500 }, '96.4%'],
  [{ total_marks: 482, max_marks: 500 }, '96.4%'],
  [{ marks_obtained: 482, percentage: 96.4, total_marks: 500 }, '96.4%'],
  [{ total_marks: 482, percentage: 96.4 }, '96.4%'],
  [{ marks: 96.4 }, '96.4%'],
  [{ marks: 96.4, total: 482 }, '96.4%'],
  [{ marks: '482/500' }, '96.4%'],
  [{ marks: { obtained: '482', total: 500 } }, '96.4%'],
  [{ result: { scored: 482, max: 500, subjects: 5 } }, '96.4%'],
  [{ score: { percentage: '96.4' }, marks: { total: 500 } }, '96.4%'],
  [{ score: '98%' }, '98%'],
  [{ result: 'Pass', total_percentage: 97.2, attendance_percent: 88 }, '97.2%'],
  [{ aggregate: '97.2' }, '97.2%'],
  [{ division: '', overall: '98.4 %', attendance: '80%' }, '98.4%'],
  [{ cgpa: 9.8 }, '9.8 CGPA'],
  [{ result: 'Pass' }, 'Pass'],
  [{ percentile: 99 }, ''],
  [{ cgpa: 10, max_marks: 10, marks: 'A1' }, 'A1'],
])('reads the result of %j as %s', (fields, result) => {
  expect(resultOf(fields)).toBe(result);
});
