import { Box, chakra } from '#chakra';
import { Accordion } from '../../components/accordion/accordion';
import { AccordionItem } from '../../components/accordion/accordion-item';
import { keepListRecipe } from './calendar-table.recipe';
import { useSchool } from '../school-context';
import { type CalendarFile, calendarPath } from './calendar-files';

const KeepList = chakra('ul', keepListRecipe);

export interface CalendarSubscribeProps {
  files: readonly CalendarFile[];
  id: string;
  /** What the panel is called, where it does not stand with the dates themselves. */
  title?: string;
}

/**
 * Links to the year's calendar: as files to import, and as addresses to subscribe to (`webcal:` is the http
 * address in a scheme that opens calendar apps).
 */
export function CalendarSubscribe({
  files,
  id,
  title = 'Keep these dates in your own calendar',
}: CalendarSubscribeProps) {
  const { siteUrl } = useSchool();
  return (
    <Box mb={{ base: 8, md: 10 }} _print={{ display: 'none' }}>
      <Accordion>
        <AccordionItem id={id} title={title}>
          <p>
            Subscribe, and a date that changes here changes on your phone or computer within a day.
            If your app cannot subscribe, download the file and open it: the dates stay as they are
            today.
          </p>
          <KeepList>
            {files.map((file) => (
              <li key={file.name}>
                <span>{file.label}</span>
                <a href={`${siteUrl}${calendarPath(file)}`.replace(/^https?:/, 'webcal:')}>
                  Subscribe<Box as="span" srOnly>{`: ${file.label}`}</Box>
                </a>
                <a href={calendarPath(file)} download>
                  Download<Box as="span" srOnly>{`: ${file.label}`}</Box>
                </a>
              </li>
            ))}
          </KeepList>
        </AccordionItem>
      </Accordion>
    </Box>
  );
}
