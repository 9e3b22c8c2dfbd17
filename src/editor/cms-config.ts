import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { cmsFields, labelOf } from './cms-fields';
import { sourceText } from './file-format';
import type { PlacedForm } from './file-forms';
import type { Site } from '../content/site.schema';

/** Where changes go. */
export interface EditorOptions {
  /** The school's name. */
  school: string;
  siteUrl: string;
  /** 'owner/name' at GitHub; without one only a local folder can be edited. */
  repository?: string | undefined;
  branch?: string | undefined;
}

/** Signing in by a token needs no server of anybody: the browser speaks to GitHub alone. */
const gitHub = (repo: string, branch: string | undefined) => ({
  name: 'github' as const,
  repo,
  ...(branch && { branch }),
  auth_methods: ['token' as const],
});

/** A host has to be named; without a repository its buttons are hidden, and it is never asked. */
const onlyFolder = {
  name: 'gitea' as const,
  repo: 'local/website',
  base_url: 'http://localhost',
  app_id: 'none',
  auth_methods: ['token' as const],
};

/** An uploaded photo is made smaller and turned upright, and loses what the camera wrote in it. */
const uploads = {
  all: {
    max_file_size: 25 * 1024 * 1024,
    slugify_filename: true,
    transformations: {
      raster_image: { format: 'webp' as const, quality: 82, width: 1920, height: 1920 },
      svg: { optimize: true },
    },
  },
  stock_assets: { providers: [] },
};

const hidden = { name: sourceText, widget: 'hidden' as const };

function fileOf(form: PlacedForm, label: string): CollectionFile {
  const { name, file } = form;
  return { name, label, file, format: name, fields: [...cmsFields(form), hidden] };
}

/** The configuration of the form editor, for the forms of a content folder. */
export function cmsConfig(forms: readonly PlacedForm[], options: EditorOptions): CmsConfig {
  const { school, siteUrl, repository, branch } = options;
  const filesOf = (folder: string) =>
    forms
      .filter(({ file }) => file.startsWith(folder))
      .map((form) => fileOf(form, labelOf(form.name.replace(/^(facts|service)-/, ''))));
  const pages = forms.filter(({ file }) => file === 'content/pages');
  const single = (name: string, label: string) =>
    forms.filter((form) => form.name === name).map((form) => fileOf(form, label));
  return {
    load_config_file: false,
    backend: repository ? gitHub(repository, branch) : onlyFolder,
    publish_mode: repository ? 'editorial_workflow' : 'simple',
    app_title: school,
    logo: { src: '/edit/icon.png' },
    site_url: siteUrl,
    show_preview_links: false,
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    media_libraries: uploads,
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'lists',
        label: 'News and lists',
        description: 'News, events, circulars, holidays and all other lists of the website.',
        icon: 'newspaper',
        files: filesOf('content/service/'),
      },
      ...pages.map((form) => ({
        name: form.extension === 'md' ? 'texts' : 'pages',
        label: form.extension === 'md' ? 'Pages in Markdown' : 'Pages',
        label_singular: 'Page',
        icon: 'article',
        folder: form.file,
        extension: form.extension,
        format: form.name,
        create: true,
        identifier_field: 'title',
        slug: '{{title}}',
        summary: '{{title}} ({{path}})',
        sortable_fields: { fields: ['title', 'path', 'reviewed'], default: { field: 'title' } },
        view_groups: [{ label: 'Menu', field: 'menu' }],
        fields: [...cmsFields(form), hidden],
      })),
      {
        name: 'school',
        label: 'School and menus',
        icon: 'school',
        files: [
          ...single('alert', 'Urgent notice above every page'),
          ...single('privacy', 'Children’s data: what is shown, and who was removed'),
          ...single('site', 'The school: name, address, phones'),
          ...single('home', 'Front page'),
          ...single('navigation', 'Menus'),
          ...single('opening', 'Open today: session, seasons, Saturdays'),
          ...single('brand', 'Looks: colours, typefaces'),
          ...single('search', 'Words that mean the same, for the search'),
          ...single('alternatives', 'What pictures show'),
        ],
      },
      {
        name: 'facts',
        label: 'Facts',
        description: 'Fees, dates, hours: each stands here once, and pages take it from here.',
        icon: 'fact_check',
        files: filesOf('content/facts/'),
      },
    ],
  };
}

/**
 * Where the form editor of a site sends changes, as the environment says: EDIT_REPOSITORY is
 * 'owner/name' at GitHub, EDIT_BRANCH the branch that the site is built from.
 */
export function editorOptions(
  { name, siteUrl }: Pick<Site, 'name' | 'siteUrl'>,
  env: Readonly<Record<string, string | undefined>>,
): EditorOptions {
  const repository = env['EDIT_REPOSITORY'] || undefined;
  if (repository && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`EDIT_REPOSITORY must be like owner/name, not "${repository}"`);
  }
  return { school: name, siteUrl, repository, branch: env['EDIT_BRANCH'] || undefined };
}
