import { Box, chakra, Stack } from '#chakra';
import { useRef } from 'react';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Island } from '../../components/island/island';
import { SmartLink } from '../../components/link/smart-link';
import { admissionFinderBehaviour } from './admission-finder.behaviour';
import type { BlockOf } from '../block-props';
import { AdmissionRulesList } from './admission-rules-list';
import { answerRecipe } from './answer.recipe';
import { AgeForm, MarksForm } from './admission-forms';
import { needsScripts } from '../../theme/needs-scripts';

const Answer = chakra('div', answerRecipe);

/** Can my child join: a class by the date of birth, streams by the marks of class X. */
export function AdmissionFinderBlockView({ block }: { block: BlockOf<'admission-finder'> }) {
  return (
    <>
      <Island name="admission-finder">
        <Finder block={block} />
      </Island>
      <noscript>
        <AdmissionRulesList block={block} />
      </noscript>
    </>
  );
}

function Finder({ block }: { block: BlockOf<'admission-finder'> }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, admissionFinderBehaviour);
  const { ageOn, ages, streams, sessions, older, marksRule, bring, ask } = block;
  const subjects = [...new Set(streams.flatMap((stream) => stream.subjects))];
  const rules = streams.map(({ items: _items, ...rule }) => rule);
  return (
    <Stack
      ref={root}
      gap={6}
      data-rules={JSON.stringify({ ageOn, ages, streams: rules })}
      css={needsScripts}
    >
      <AgeForm sessions={sessions} />
      <Answer>
        <p aria-hidden data-part="fits" />
        <p role="status" data-part="class" />
        {older === undefined ? null : (
          <p hidden data-part="older">
            <SmartLink to={older}>How older children join</SmartLink>
          </p>
        )}
      </Answer>
      {streams.length === 0 ? null : (
        <>
          <MarksForm subjects={subjects} />
          <Answer>
            <p role="status" data-part="streams" />
            {streams.map(({ stream, items }) => (
              <Box key={stream} hidden data-stream={stream} mt={3}>
                <p>Combinations in {stream}:</p>
                <ul>
                  {items.map(({ name, subjects: taken }) => (
                    <li key={name}>
                      {name}: {taken.join(', ')}
                    </li>
                  ))}
                </ul>
              </Box>
            ))}
            {marksRule === undefined ? null : (
              <p>
                <SmartLink to={marksRule}>Marks required</SmartLink>
              </p>
            )}
          </Answer>
        </>
      )}
      <Box hidden data-part="bring">
        <div dangerouslySetInnerHTML={{ __html: bring }} />
        <p>
          The rules are the same for everybody, but every child is different:{' '}
          <span data-part="ask">
            <SmartLink to={ask}>please ask the office</SmartLink>
          </span>
          .
        </p>
      </Box>
    </Stack>
  );
}
