import type { HeadProps } from 'gatsby';
import { circularsCall } from '../features/circulars/circulars.calls';
import { circularsFeed, circularsPage } from '../features/circulars/circulars.feed';
import { PageHead } from './head/page-head';
import { questionsOf } from './head/questions';
import { type BuiltLists, listThings } from './head/lists/list-things';
import { jsonLd, questionsThing } from './head/structured-data';
import type { Home } from '../content/home.schema';
import type { PageData } from './page-data';
import { useSiteData } from './use-site-data';

interface PageContext {
  /** What its lists are built of. */
  builtOf?: BuiltLists;
}

/** Things of schema.org. */
const DataScript = ({ text }: { text: string }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
);

/** The head of a page that has a content file. */
export function ContentHead({ data }: HeadProps<PageData>) {
  const { privacy, ...identity } = useSiteData();
  const { title, description, path, picture, namesChildren, kind, lang } = data.page.data;
  // A page of words asks for no list.
  const school = kind === 'static' ? identity : { ...identity, ...(privacy && { privacy }) };
  return (
    <PageHead {...{ title, description, path, school, namesChildren, lang }} scene={picture?.alt} />
  );
}

/** The head of a page in code: that of every written page, and what its list holds. */
export function LiveHead(props: HeadProps<PageData, PageContext>) {
  const { path, namesChildren } = props.data.page.data;
  const { builtOf = {} } = props.pageContext;
  const things = listThings(path, builtOf, useSiteData());
  const hasFeed = path === circularsPage && builtOf.replies?.[circularsCall.path] !== undefined;
  return (
    <>
      <ContentHead {...props} />
      {hasFeed && !namesChildren ? (
        <link
          rel="alternate"
          type="application/atom+xml"
          title="Circulars"
          href={`/${circularsFeed}`}
        />
      ) : null}
      {things && !namesChildren ? <DataScript text={jsonLd(things)} /> : null}
    </>
  );
}

/** The head of a document: that of every written page, and the questions that it answers. */
export function DocumentHead(props: HeadProps<PageData>) {
  const questions = questionsOf(props.data.page.data.blocks);
  return (
    <>
      <ContentHead {...props} />
      {questions.length > 0 ? <DataScript text={jsonLd(questionsThing(questions))} /> : null}
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
