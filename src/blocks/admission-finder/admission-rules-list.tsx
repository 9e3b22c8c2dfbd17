import { chakra } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';
import { proseRecipe } from '../../components/rich-text/prose.recipe';
import { monthName } from '../../lib/dates/format';
import type { BlockOf } from '../block-props';
import { streamWords } from './answer-words';

const Prose = chakra('div', proseRecipe);

/** The rules that a finder answers by, for who has no scripts. */
export function AdmissionRulesList({ block }: { block: BlockOf<'admission-finder'> }) {
  const { ageOn, ages, older, streams, marksRule, bring, ask } = block;
  const links = [
    ...(older === undefined ? [] : [{ to: older, words: 'How older children join' }]),
    ...(marksRule === undefined ? [] : [{ to: marksRule, words: 'Marks required' }]),
    { to: ask, words: 'Ask the office' },
  ];
  return (
    <Prose size="compact">
      <p>
        The finder needs scripts, which are switched off here. It answers by these rules, for ages
        on {ageOn.day} {monthName(ageOn.month)} of the year in which the session begins:
      </p>
      <ul>
        {ages.map(({ class: grade, from, to }) => (
          <li key={grade}>
            {grade}: ages {from}–{to}
          </li>
        ))}
        {streams.map((rule) => (
          <li key={rule.stream}>{streamWords(rule, { stream: rule.stream, open: false })}</li>
        ))}
      </ul>
      <div dangerouslySetInnerHTML={{ __html: bring }} />
      <ul>
        {links.map(({ to, words }) => (
          <li key={words}>
            <SmartLink to={to}>{words}</SmartLink>
          </li>
        ))}
      </ul>
    </Prose>
  );
}
