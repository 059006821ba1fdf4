// The styles around every screen. Without them, a test would have those that an earlier file has loaded.
import '#src/styles/tokens.css';
import '#src/styles/base.css';
