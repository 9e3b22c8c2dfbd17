import type { HeadProps } from 'gatsby';
import { PageHead } from './head/page-head';
import { questionsOf } from './head/questions';
import { jsonLd, questionsThing } from './head/structured-data';
import type { Home } from '../content/home.schema';
import type { PageData } from './page-data';
import { useSiteData } from './use-site-data';

/** The head of a page that has a content file. */
export function ContentHead({ data }: HeadProps<PageData>) {
  const { privacy, ...identity } = useSiteData();
  const { title, description, path, picture, namesChildren, kind } = data.page.data;
  // A page of words asks for no list.
  const school = kind === 'static' ? identity : { ...identity, ...(privacy && { privacy }) };
  return <PageHead {...{ title, description, path, school, namesChildren }} scene={picture?.alt} />;
}

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

/** The head of the front page. */
export function HomeHead({ data }: HeadProps<{ home: { data: Home } }>) {
  return (
    <PageHead
      title="Home"
      description={data.home.data.description}
      path="/"
      school={useSiteData()}
      scene={data.home.data.hero?.slides[0]?.alt}
    />
  );
}
