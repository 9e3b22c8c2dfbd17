import { Box, chakra, Text } from '#chakra';
import { useRef } from 'react';
import { Accordion } from '../../components/accordion/accordion';
import { AccordionItem } from '../../components/accordion/accordion-item';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Island } from '../../components/island/island';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import { formatDay } from '../../lib/dates/format';
import { DocumentName } from '../document-name';
import { useSchool } from '../school-context';
import { dataTableRecipe } from '../table/data-table.recipe';
import { plainRoles } from '../table-roles';
import { certificateCheckBehaviour } from './certificate-check.behaviour';
import { CertificateCheckForm } from './certificate-check-form';
import type { BlockOf } from '../block-props';

const Table = chakra('table', dataTableRecipe);

/** Transfer certificates by their numbers, as plain tables, with a check of one number. */
export function CertificatesBlockView({ block }: { block: BlockOf<'certificates'> }) {
  const isEmpty = block.items.length + block.years.length === 0;
  return (
    <>
      {isEmpty ? null : (
        <Island name="certificate-check">
          <CheckedList block={block} />
        </Island>
      )}
      <WhomToAsk isEmpty={isEmpty} />
    </>
  );
}

function CheckedList({ block: { id, caption, items, years } }: { block: BlockOf<'certificates'> }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, certificateCheckBehaviour);
  return (
    <Box ref={root} data-asked="" css={{ '& [data-found] > *': { bg: 'brand.soft' } }}>
      <CertificateCheckForm list={id} />
      {items.length > 0 ? <CertificateTable caption={caption} items={items} /> : null}
      {years.length > 0 ? (
        <Accordion>
          {years.map((year) => (
            <AccordionItem
              key={year.id}
              id={year.id}
              title={`${year.title} (${year.items.length})`}
            >
              <CertificateTable caption={`${caption}, ${year.title}`} items={year.items} />
            </AccordionItem>
          ))}
        </Accordion>
      ) : null}
    </Box>
  );
}

function CertificateTable({ caption, items }: Pick<BlockOf<'certificates'>, 'caption' | 'items'>) {
  return (
    // Text enlarged to 200 % may need more than the phone has: then the table moves, not the page.
    <Box overflowX={{ base: 'auto', md: 'visible' }} _print={{ overflow: 'visible' }}>
      <Table phone="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {['Number', 'Name', 'Issued'].map((label) => (
              <th key={label} {...plainRoles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={index} data-number={item.number}>
              <th {...plainRoles.name}>
                <DocumentName name={item.number} document={item.document} />
              </th>
              <td>{item.name}</td>
              <td>{item.issued ? formatDay(item.issued) : item.session}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

/** A number that is not in the list is no proof of anything: the office knows. */
function WhomToAsk({ isEmpty }: { isEmpty: boolean }) {
  const [office] = useSchool().phones;
  const begin = isEmpty
    ? 'No certificate has been put on this list yet.'
    : 'A number that does not stand here was not given out by the school, or is not on the list yet.';
  return (
    <Text textStyle="small" color="ink.muted" mt={4}>
      {begin} Ask the school office
      {office ? (
        <>
          :{' '}
          <SmartLink to={telHref(office.number)} whiteSpace="nowrap">
            {office.number}
          </SmartLink>
        </>
      ) : null}
      .
    </Text>
  );
}
