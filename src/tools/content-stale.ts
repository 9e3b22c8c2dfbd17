import { runCommand } from '../terminal/command';
import { contentStale } from './content-stale/command';

void runCommand(contentStale);
