// The styles that every host loads. Without them, a test would have those that an earlier file has loaded.
import '#form-engine/src/styles.css';
