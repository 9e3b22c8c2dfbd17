import { remembered } from '../../remembered';

type Names = Readonly<Record<string, string>>;

/** A name of a field in small letters, without what stands between its words: `from_date` and `FromDate__c` are 'fromdate'. */
export const inSmall = remembered((name) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/__c$|[^\p{L}\p{N}]/gu, ''),
);

/** What offices head columns in Hindi by which a record is marked. */
const HINDI = {
  स्थिति: 'status',
  सक्रिय: 'active',
  प्रकाशित: 'published',
  हटाया: 'deleted',
  सहमति: 'consent',
};
export const IN_HINDI = new Map(Object.entries(HINDI).map(([word, own]) => [inSmall(word), own]));

/** A word for a list, however it is written: 'Galleries', 'gallery_list'. */
export const stemOf = (word: string): string =>
  inSmall(word)
    .replace(/(?:list|data|item)$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** The names of all fields of the description. */
export const NAMES =
  'id title name description desc lang class stream time venue number classes classesText captions designation ' +
  'batch urlTitle attachments cancelled category date division files fromDate image images message movedFrom ' +
  'sessionYear until url videoUrl';

/** Words for them, in small letters. */
const WORDS: Names = {
  id: 'nid uuid guid pk',
  title: 'heading headline subject शीर्षक विषय',
  name: 'fullname',
  description:
    'description desc details detail content body shortdescription longdescription fulltext विवरण',
  date: 'date dates datetime fromdate startdate start dtstart startdatetime startsat startson timestart datefrom publishdate publisheddate postingdate datepublished publishedat publishedon dated issued issuedon issuedate dateofissue दिनांक तारीख तिथि',
  until: 'todate dateto enddate tilldate lastdate end dtend enddatetime endsat endson',
  images:
    'image images img photo photos pic picture pictures profilepic avatar banner cover featureimage featuredimage coverimage bannerimage profileimage profilephoto imagename jetpackfeaturedmedia फोटो चित्र',
  attachments:
    'attach attachment attachments file files doc docs document documents pdf upload uploaded download फाइल',
  classes: 'forclass forclasses forstd classesfor',
  class: 'classname classsection classsec standard std grade course कक्षा',
  division: 'percentage percent marks प्रतिशत',
  sessionYear: 'session academicyear academicsession सत्र',
  category: 'categoryname',
  venue: 'place venuename location स्थान',
  time: 'timing timings starttime fromtime timefrom timeslot hours reportingtime समय',
  number: 'no refno referenceno',
  cancelled: 'canceled iscancelled iscanceled',
  videoUrl: 'url link path video embed embedurl embedcode iframe youtube youtubeurl youtubelink',
  url: 'link linkurl redirecturl',
  captions: 'photocaptions imagecaptions',
  urlTitle: 'linktext linktitle button buttontext buttonlabel',
  designation: 'profession occupation currentposition',
  batch: 'batchyear passingyear yearofpassing passoutyear',
};

/** What lists call otherwise: those of people have a name and no title, and pictures that are attachments. */
const person = { images: 'attachments' };
const thing = { name: 'title', videoUrl: '' };
const OF_LIST: Readonly<Record<string, Names>> = {
  birthdays: person,
  circular: { ...thing, url: 'attachments' },
  gallery: { ...thing, ...person },
  message: { ...person, description: 'message' },
  news: { ...thing, date: 'fromDate', images: 'image' },
  notification: { ...thing, description: 'desc', images: 'image' },
  principalMessage: { ...person, description: 'message' },
  subGallery: { ...thing, ...person },
  testimonials: person,
  topper: person,
  video: { name: 'title', url: 'videoUrl', attachments: 'videoUrl' },
};

/** When a record was made: its day, where none is said. */
const madeOn =
  'created createdat createdon createddate createdtime uploadedon uploaddate entrydate addedon timestamp postdate postedon posteddate publishup published pubdate';
const role = 'designation role post type';
const small = 'thumbnail thumbnailurl thumb enclosure media gallery mediaurl';
const bodies =
  'html contenthtml contenttext bodyhtml text message story article matter paragraphs longdesc fulldescription intro introduction about info information';

/** What programs call the title where it is all that a record says: often what their list holds. */
const ownName = 'news notice circular notification highlight update topic particulars';
const ofAlbum = 'event occasion function topic';

const ofCalendar = {
  title: 'summary event holiday holidayname occasion activity particulars topic',
  date: 'from holidaydate when day on',
  until: 'to',
};

/** What stands for a field of a list where nothing else does. */
const INSTEAD: Readonly<Record<string, Names>> = {
  circular: { title: ownName, date: madeOn, description: bodies, classes: 'class' },
  events: {
    ...ofCalendar,
    description: `${bodies} agenda programme excerpt subtitle`,
    images: small,
    venue: 'address where',
  },
  Events: ofCalendar,
  gallery: { title: ofAlbum, date: madeOn, attachments: 'media items gallery album' },
  highlight: {
    title: `text ticker content description message marquee marqueetext flashnews scrolltext ${ownName}`,
  },
  message: { category: role },
  news: {
    title: `${ownName} caption`,
    fromDate: madeOn,
    description: `${bodies} summary excerpt subtitle`,
    image: small,
  },
  notification: { title: `${ownName} text`, desc: 'message', image: small },
  principalMessage: { category: role },
  subGallery: { title: ofAlbum, date: madeOn },
  testimonials: { designation: 'post position jobtitle role' },
  topper: { sessionYear: 'year examyear yearofexam batch', class: 'board exam examination' },
  video: { title: `${ofAlbum} caption`, date: madeOn },
};

const instead = remembered((list) => {
  const words = Object.entries(INSTEAD[list] ?? {});
  return new Map(words.flatMap(([name, all]) => all.split(' ').map((word) => [word, name])));
});

/** The field for which a word stands in a list where nothing else does. */
export const insteadOf = (word: string, list: string): string | undefined =>
  instead(list).get(word);

/** What programs write before a name: its kind, or what the record is. */
export const PREFIX =
  /^(?:str|txt|field|news|event|circular|notice|album|gallery|video|topper|student|pupil|alumni|birthday|notification|highlight|registration|message|principal)+(?=.)/;

/** The names of the description, by how they are written in small letters. */
export const known = new Map(NAMES.split(' ').map((name) => [inSmall(name), name]));

/** What stands behind a word for files: 'photo_url', 'documentLink'. */
const FILE_ENDS = ['', 'url', 'urls', 'path', 'link', 'src', 'file', 'files', 'list'];

/** The names of the fields of a list by all words for them, in small letters. */
function namesOf(list: string): ReadonlyMap<string, string> {
  const own: Names = OF_LIST[list] ?? thing;
  const names = Object.entries({
    ...WORDS,
    name: own.name ? 'name fullname' : 'fullname student pupil नाम',
  });
  const words = names.flatMap(([name, all]) =>
    all.split(' ').flatMap((word) => {
      const ends = /^(?:images|attachments)$/.test(name) ? FILE_ENDS : [''];
      return ends.map((end) => [inSmall(word) + end, own[name] ?? name] as const);
    }),
  );
  return new Map(words.filter(([, name]) => name));
}

/** How the words of a list are looked up, by the list's name. */
const lookUp = remembered((list) => {
  const names = namesOf(list);
  return remembered((word) => {
    // 'nameOfStudent' and 'candidate_name' are a name.
    const bare = word
      .replace(PREFIX, '')
      .replace(
        /^(?:stu|std|candidate|child)(?=name$)|of(?:the)?(?:student|pupil|child|candidate)$/,
        '',
      );
    // 'eventStartDate' and 'eventsDate'.
    const others = bare === word ? [] : [bare, bare.replace(/^s/, '')];
    return names.get(word) ?? others.map((one) => names.get(one) ?? known.get(one)).find(Boolean);
  });
});

/** The name of a field that programs call by another word; `undefined` where it is none, or no list is known. */
export const otherName = (word: string, list: string): string | undefined =>
  list ? lookUp(list)(word) : undefined;

/** The field of a name of the description, or of another word for one; `undefined` for none. */
export const nameFor = (word: string, list: string): string | undefined =>
  known.get(word) ?? otherName(word, list);
