import { chakra } from '#chakra';
import FileText from 'lucide-react/icons/file-text';
import { Icon } from '../../components/icon/icon';
import { Island } from '../../components/island/island';
import { linkRecipe } from '../../components/link/link.recipe';
import { fileTypeAndSize } from '../document-name';
import type { BlockOf } from '../block-props';
import { PdfViewer } from './pdf-viewer';

const FileLink = chakra('a', linkRecipe);

/** A PDF to look at in the page. Phones have no viewer, and paper neither: the link is always there. */
export function PdfBlockView({ block }: { block: BlockOf<'pdf'> }) {
  const { title, href, height, ...file } = block;
  return (
    <>
      <FileLink href={href} variant="standalone" minH="target">
        <Icon as={FileText} />
        Open {title} ({fileTypeAndSize(file)})
      </FileLink>
      <Island name="pdf">
        <PdfViewer {...{ title, href, height }} />
      </Island>
    </>
  );
}
