import { SmartLink } from '../../components/link/smart-link';
import { monthName } from '../../lib/dates/format';
import type { AdmissionFinderBlock } from './admission-finder.schema';
import { streamWords } from './answer-words';

/** The rules that a finder answers by, for who has no scripts. */
export function AdmissionRulesList({ block }: { block: AdmissionFinderBlock }) {
  const { ageOn, ages, older, streams, marksRule, bring, ask } = block;
  return (
    <>
      <ul>
        {ages.map(({ class: grade, from, to }) => (
          <li key={grade}>
            {grade}: ages {from}–{to} on {ageOn.day} {monthName(ageOn.month)} of the year in which
            the session begins
          </li>
        ))}
        {streams.map((rule) => (
          <li key={rule.stream}>{streamWords(rule, { stream: rule.stream, open: false })}</li>
        ))}
        {older === undefined ? null : (
          <li>
            <SmartLink to={older}>How older children join</SmartLink>
          </li>
        )}
        {marksRule === undefined ? null : (
          <li>
            <SmartLink to={marksRule}>Marks required</SmartLink>
          </li>
        )}
      </ul>
      <div dangerouslySetInnerHTML={{ __html: bring }} />
      <SmartLink to={ask}>Ask the office</SmartLink>
    </>
  );
}
