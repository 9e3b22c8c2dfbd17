// What the build writes into the scripts: the school of stories and tests.
process.env.GATSBY_SCHOOL_CODE = 'DHS';

// Most files of tests have no document: they need not wait for the tools that read one.
if (typeof window !== 'undefined') jest.requireActual('./setup-document');
