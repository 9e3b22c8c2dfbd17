import type { HeadProps } from 'gatsby';
import { questionsOf } from '../seo/questions';
import { jsonLd, questionsThing } from '../seo/structured-data';
import { ContentHead } from './content-head';
import type { PageData } from './page-data';

/** The head of a document: that of every written page, and the questions that it answers. */
export function DocumentHead(props: HeadProps<PageData>) {
  const questions = questionsOf(props.data.page.data.blocks);
  return (
    <>
      <ContentHead {...props} />
      {questions.length > 0 ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(questionsThing(questions)) }}
        />
      ) : null}
    </>
  );
}
