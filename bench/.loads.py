import json
ch=json.load(open('/tmp/chunks.json'))
t=0
for l in open('/tmp/fl.txt'):
    p=l.split(); 
    if '.js' not in p[3]: continue
