import { runCommand } from '../terminal/command';
import { contentLinks } from './content-links/command';

void runCommand(contentLinks);
